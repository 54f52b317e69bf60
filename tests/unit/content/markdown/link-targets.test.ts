import { collectionNames } from '../../../site-collection.ts';
import { expect, it } from 'vitest';
import { linkTargets } from '../../../../src/content/markdown/link-targets.ts';
import { readingOf } from '../reading.ts';

it('lists the places that entries have, even broken ones', () => {
  const known = linkTargets(readingOf({ 'content/en/works/aurora.mdx': 'broken' }));
  expect(known.has('/biography#work-aurora')).toBe(true);
});

it('lists a page only where there is something to show on it', () => {
  const of = (files: readonly string[]) => [
    ...linkTargets(readingOf(Object.fromEntries(files.map((file) => [file, ''])))),
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

it('lists the kit for presenters where it holds texts, reviews or photographs to print', () => {
  const listed = collectionNames.filter((name) =>
    linkTargets(readingOf({ [`content/en/${name}/a.mdx`]: '' })).has('/contact#presenters'),
  );
  expect(listed).toEqual(['biography', 'press', 'prints']);
});
