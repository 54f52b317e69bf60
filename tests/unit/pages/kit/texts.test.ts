import { expect, it } from 'vitest';
import { biographyText } from '../../../../src/pages/kit/files.ts';

const heading = 'Inés — Conductor';
const text = { paragraphs: [{ value: 'She conducts.' }, { value: 'She plays.' }] };

it.each([
  [
    'ends with the date of its last update',
    { value: 'Last updated 1 May 2026.' },
    '\nLast updated 1 May 2026.\n',
  ],
  ['ends without a notice if there isn’t one', undefined, ''],
])('a biography %s', (_title, notice, end) => {
  expect(biographyText(heading, text, notice)).toBe(
    `Inés — Conductor\n\nShe conducts.\n\nShe plays.\n${end}`,
  );
});
