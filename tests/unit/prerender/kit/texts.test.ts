import { expect, it } from 'vitest';
import { biographyText } from '../../../../src/prerender/kit/texts.ts';

const heading = 'Inés — Conductor';
const text = {
  length: 'short',
  words: 4,
  paragraphs: [{ value: 'She conducts.' }, { value: 'She plays.' }],
  file: '/kit/conductor-short.txt',
} as const;

it('ends a biography with how old it is', () => {
  const notice = { value: 'Last updated 1 May 2026.' };
  expect(biographyText(heading, text, notice)).toBe(
    'Inés — Conductor\n\nShe conducts.\n\nShe plays.\n\nLast updated 1 May 2026.\n',
  );
});

it('says nothing of its age where nobody has', () => {
  expect(biographyText(heading, text, undefined)).toBe(
    'Inés — Conductor\n\nShe conducts.\n\nShe plays.\n',
  );
});
