import { describe, expect, it } from 'vitest';
import type { LocalizedEntry } from '../../../src/content/localize.ts';
import { dividePages } from '../../../src/content/paginate.ts';

function entry(title: string, body?: string): LocalizedEntry {
  const text = body === undefined ? undefined : { file: '', text: body, line: 1 };
  return { file: '', slug: 'a', fields: { title }, ...(text && { body: { value: text } }) };
}

function entries(count: number, length = 10): LocalizedEntry[] {
  return Array.from({ length: count }, () => entry('x'.repeat(length)));
}

const limits = { entries: 3, bytes: 2000 };

describe('the pages of a collection', () => {
  it('hold as many entries as they may', () => {
    expect(dividePages([entries(7)], limits)).toEqual([0, 3, 6]);
  });

  it('are one where all entries fit, and none where there are none', () => {
    expect(dividePages([entries(3)], limits)).toEqual([0]);
    expect(dividePages([[]], limits)).toEqual([]);
  });

  it('hold fewer entries where their fields are long', () => {
    expect(dividePages([entries(4, 900)], limits)).toEqual([0, 2]);
  });

  it('hold fewer entries where their bodies are long', () => {
    const long = Array.from({ length: 4 }, () => entry('x', 'x'.repeat(900)));
    expect(dividePages([long], limits)).toEqual([0, 2]);
  });

  it('leave an entry that is too long by itself a page of its own', () => {
    const list = [entry('x'), entry('x', 'x'.repeat(5000)), entry('x')];
    expect(dividePages([list], limits)).toEqual([0, 1, 2]);
  });

  it('follow the language that needs most room', () => {
    const english = entries(4, 10);
    expect(dividePages([english, entries(4, 900)], limits)).toEqual([0, 2]);
    expect(dividePages([entries(4, 900), english], limits)).toEqual([0, 2]);
  });

  it('count bytes, since a letter of another script weighs more', () => {
    expect(dividePages([[entry('я'.repeat(600)), entry('я'.repeat(600))]], limits)).toEqual([0, 1]);
  });
});
