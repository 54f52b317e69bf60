import { expect, it } from 'vitest';
import { countWords } from '../../../src/text/count-words.ts';

it.each([
  ['', 0],
  ['Aurora', 1],
  [' Haydn,  Brahms\n\nand Aurora ', 4],
  ['Season 2026–27 – in Bergen', 4],
  ['D’un soir triste', 3],
])('counts the words of %j as %i', (text, count) => {
  expect(countWords(text)).toBe(count);
});
