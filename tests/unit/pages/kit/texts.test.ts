import { expect, it } from 'vitest';
import { biographyText } from '../../../../src/pages/kit/files.ts';

const heading = 'Inés — Conductor';
const text = { paragraphs: [{ value: 'She conducts.' }, { value: 'She plays.' }] };

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
