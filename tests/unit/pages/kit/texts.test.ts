import { expect, it } from 'vitest';
import { biographyText, contactsText } from '../../../../src/pages/kit/plain-texts.ts';

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

it('names people to ask, with what is known of them', () => {
  const [title, role, territory] = [
    { value: 'An agency' },
    { value: 'Management' },
    { value: 'Spain' },
  ];
  const [full, bare] = [
    { slug: 'a', order: 1, title, role, territory, telephone: '+34 910 000 000' },
    { slug: 'b', order: 2, title, role },
  ];
  expect(contactsText([full, bare])).toBe(
    'An agency\nManagement\nSpain\n+34 910 000 000\n\nAn agency\nManagement\n',
  );
});
