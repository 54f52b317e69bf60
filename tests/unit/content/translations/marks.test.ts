import { expect, it } from 'vitest';
import { digestTexts, readStamp, writeStamp } from '../../../../src/content/translations/marks.ts';

function bodyDigest(text: string) {
  return digestTexts(new Map([['body', text]])).get('body');
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
  const texts = new Map([
    ['title', 'Aurora'],
    ['body', 'Before *all*.\n\n### First\n\nOne.\n'],
  ]);
  expect(writeStamp(digestTexts(texts))).toBe('title=eeee9b body=ef165f');
});

it('reads the stamps that it writes', () => {
  const written = 'title=3f9c1a premiere.venue=77ab10 body=91d0c4';
  expect(writeStamp(readStamp(written))).toBe(written);
});
