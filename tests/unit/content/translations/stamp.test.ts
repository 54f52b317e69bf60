import { expect, it } from 'vitest';
import { stampOf } from '../../../../src/content/translations/stamp.ts';

function bodyDigest(text: string) {
  return stampOf(new Map([['body', text]]));
}

it.each([
  ['different line breaks', 'One two\nthree.', 'One\ntwo three.\n'],
  ['different quotation marks', 'The ‘Trauer’ of “Haydn”.', 'The \'Trauer\' of "Haydn".'],
  ['different signs of emphasis', 'An *early* and **late** work.', 'An _early_ and __late__ work.'],
  ['different signs of a list', '- one\n- two', '* one\n* two'],
  ['different widths of a table', '| a | b |\n| --- | --- |\n| 1 | 2 |', '|a|b|\n|-|-|\n|1|2|'],
  ['Windows line ends', 'One.\n\nTwo.', 'One.\r\n\r\nTwo.'],
  ['composed letters', 'Élégie', 'E\u0301le\u0301gie'],
])('ignores %s', (_title, before, after) => {
  expect(bodyDigest(after)).toEqual(bodyDigest(before));
});

it.each([
  ['a word', 'One two.', 'One three.'],
  ['a comma', 'One two.', 'One, two.'],
  ['the address of a link', '[here](https://example.org/a)', '[here](https://example.org/b)'],
  ['a capital', 'the hall', 'The hall'],
])('detects a change of %s', (_title, before, after) => {
  expect(bodyDigest(after)).not.toEqual(bodyDigest(before));
});

it('never changes its digests, since files contain them', () => {
  const texts = [
    ['title', 'Aurora'],
    ['body', 'Before *all*.\n\n### First\n\nOne.\n'],
  ] as const;
  expect(stampOf(new Map(texts))).toBe('b33399');
  expect(stampOf(new Map(texts.toReversed()))).toBe('b33399');
});

it('detects a text that is added, deleted or in another field', () => {
  const texts = [['title'], ['subtitle'], ['title', 'subtitle']];
  const stamps = texts.map((names) => stampOf(new Map(names.map((name) => [name, 'Aurora']))));
  expect(new Set(stamps).size).toBe(3);
});
