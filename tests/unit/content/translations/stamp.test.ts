import { expect, it } from 'vitest';
import { stampOf } from '../../../../src/content/translations/stamp.ts';

function bodyDigest(text: string) {
  return stampOf(new Map([['body', text]]));
}

it.each([
  ['lines that break elsewhere', 'One two\nthree.', 'One\ntwo three.\n'],
  ['other quotes', 'The ‘Trauer’ of “Haydn”.', 'The \'Trauer\' of "Haydn".'],
  ['other signs of emphasis', 'An *early* and **late** work.', 'An _early_ and __late__ work.'],
  ['other signs of a list', '- one\n- two', '* one\n* two'],
  ['other widths of a table', '| a | b |\n| --- | --- |\n| 1 | 2 |', '|a|b|\n|-|-|\n|1|2|'],
  ['Windows line ends', 'One.\n\nTwo.', 'One.\r\n\r\nTwo.'],
  ['composed letters', 'Élégie', 'E\u0301le\u0301gie'],
])('sees no change in %s', (_, before, after) => {
  expect(bodyDigest(after)).toEqual(bodyDigest(before));
});

it.each([
  ['a word', 'One two.', 'One three.'],
  ['a comma', 'One two.', 'One, two.'],
  ['the address of a link', '[here](https://example.org/a)', '[here](https://example.org/b)'],
  ['a capital', 'the hall', 'The hall'],
])('sees a change of %s', (_, before, after) => {
  expect(bodyDigest(after)).not.toEqual(bodyDigest(before));
});

it('keeps its digests for ever, since they are written into files', () => {
  const texts = [
    ['title', 'Aurora'],
    ['body', 'Before *all*.\n\n### First\n\nOne.\n'],
  ] as const;
  expect(stampOf(new Map(texts))).toBe('b33399');
  expect(stampOf(new Map(texts.toReversed()))).toBe('b33399');
});

it('sees a text that is new, gone or in another field', () => {
  const texts = [['title'], ['subtitle'], ['title', 'subtitle']];
  const stamps = texts.map((names) => stampOf(new Map(names.map((name) => [name, 'Aurora']))));
  expect(new Set(stamps).size).toBe(3);
});
