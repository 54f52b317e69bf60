import { expect, it } from 'vitest';
import type { LocalizedEntry } from '../../../src/content/localize.ts';
import { dividePages } from '../../../src/content/paginate.ts';

function entry(title: string, body?: string): LocalizedEntry {
  const text = body === undefined ? undefined : { file: '', text: body, line: 1 };
  return { file: '', slug: 'a', fields: { title }, ...(text && { body: { value: text } }) };
}

function entries(count: number, length = 10): LocalizedEntry[] {
  return Array.from({ length: count }, () => entry('x'.repeat(length)));
}

const long = entries(4, 900);
const longBodies = Array.from({ length: 4 }, () => entry('x', 'x'.repeat(900)));
const tooLong = [entry('x'), entry('x', 'x'.repeat(5000)), entry('x')];
const cyrillic = Array.from({ length: 2 }, () => entry('я'.repeat(600)));

it.each([
  ['hold as many entries as they may', [entries(7)], [0, 3, 6]],
  ['are one where all entries fit', [entries(3)], [0]],
  ['are none where there are no entries', [[]], []],
  ['hold fewer entries where their fields are long', [long], [0, 2]],
  ['hold fewer entries where their bodies are long', [longBodies], [0, 2]],
  ['leave an entry that is too long by itself a page of its own', [tooLong], [0, 1, 2]],
  ['follow the second language where it needs more room', [entries(4), long], [0, 2]],
  ['follow the first language where it needs more room', [long, entries(4)], [0, 2]],
  ['count bytes, since a letter of another script weighs more', [cyrillic], [0, 1]],
])('the pages of a collection %s', (_, languages, starts) => {
  expect(dividePages(languages, { entries: 3, bytes: 2000 })).toEqual(starts);
});
