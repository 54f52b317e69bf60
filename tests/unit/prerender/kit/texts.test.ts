import { expect, it } from 'vitest';
import { biographyText } from '../../../../src/prerender/kit/texts.ts';

const heading = 'Inés — Conductor';
const text = {
  length: 'short',
  words: 4,
  lengthInWords: { value: 'Short, 4 words' },
  paragraphs: [{ value: 'She conducts.' }, { value: 'She plays.' }],
  file: '/kit/conductor-short.txt',
} as const;

it.each([
  [
    'ends with how old it is',
    { value: 'Last updated 1 May 2026.' },
    '\nLast updated 1 May 2026.\n',
  ],
  ['says nothing of its age where nobody has', undefined, ''],
])('a biography %s', (_, notice, end) => {
  expect(biographyText(heading, text, notice)).toBe(
    `Inés — Conductor\n\nShe conducts.\n\nShe plays.\n${end}`,
  );
});
