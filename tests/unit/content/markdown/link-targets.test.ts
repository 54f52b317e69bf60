import { expect, it } from 'vitest';
import { linkTargets } from '../../../../src/content/markdown/link-targets.ts';
import { collectionNames } from '../../../site-collection.ts';
import { readingOf } from '../reading.ts';

function targetsWith(...files: readonly string[]) {
  return linkTargets(
    readingOf(Object.fromEntries(files.map((file) => [`content/en/${file}`, '']))),
  );
}

it('lists pages that have content, and the anchors of entries, even invalid ones', () => {
  expect([...targetsWith()]).toEqual(['/', '/contact']);
  expect([...targetsWith('biography/solo.mdx')]).toEqual([
    '/',
    '/biography',
    '/contact',
    '/contact#presenters',
    '/biography#solo',
  ]);
  const targets = targetsWith('works/aurora.mdx');
  expect(targets).toContain('/biography#compositions');
  expect(targets).toContain('/biography#work-aurora');
});

it('lists the kit for presenters if there are texts, reviews or photographs to print', () => {
  const listed = collectionNames.filter((name) =>
    targetsWith(`${name}/a.mdx`).has('/contact#presenters'),
  );
  expect(listed).toEqual(['biography', 'press', 'prints']);
});
