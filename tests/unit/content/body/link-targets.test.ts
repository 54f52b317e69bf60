import { expect, it } from 'vitest';
import { linkTargets } from '../../../../src/content/body/link-targets.ts';
import { readingOf } from '../reading.ts';

it('lists the places that entries have, even broken ones', () => {
  const known = linkTargets(readingOf({ 'content/en/works/aurora.mdx': 'broken' }).sources);
  expect(known.has('/biography#work-aurora')).toBe(true);
});

it('lists a page only where there is something to show on it', () => {
  const of = (files: readonly string[]) => [
    ...linkTargets(readingOf(Object.fromEntries(files.map((file) => [file, '']))).sources),
  ];
  expect(of([])).toEqual(['/', '/contact']);
  expect(of(['content/en/biography/solo.mdx'])).toEqual([
    '/',
    '/biography',
    '/contact',
    '/contact#presenters',
    '/biography#solo',
  ]);
  expect(of(['content/en/works/aurora.mdx'])).toContain('/biography#compositions');
});

it.each([
  ['biography', true],
  ['works', true],
  ['press', true],
  ['prints', true],
  ['photos', false],
  ['videos', false],
])('lists the kit for presenters where it holds %s: %s', (collection, isListed) => {
  const { sources } = readingOf({ [`content/en/${collection}/a.mdx`]: '' });
  expect(linkTargets(sources).has('/contact#presenters')).toBe(isListed);
});
