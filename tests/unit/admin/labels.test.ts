// How the editor says what is wrong.
import { expect, it } from 'vitest';
import { sentenceOf } from '../../../src/admin/browser/check-entry.ts';

const file = 'content/en/works/a.mdx';
const text = '---\ntitle: Aurora\npremiere:\n  date: soon\n---\n\nNote: a word.\n\nTempo: fast.\n';

it.each([
  [1, ''],
  [2, 'Title: '],
  [4, 'Premiere: '],
  [7, 'Text: '],
  [9, 'Text: '],
])('names the part of the form that holds line %i', (line, place) => {
  const range = { line, column: 1, endLine: line, endColumn: 1 };
  const problem = { file, ...range, severity: 'error', code: 'x', message: 'Wrong.' } as const;
  expect(sentenceOf(problem, new Map([[file, text]]), 'works')).toBe(`${place}Wrong.`);
});
