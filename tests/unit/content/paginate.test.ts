import { expect, it } from 'vitest';
import { paginate } from '../../../src/content/page-list.ts';

it.each([
  ['hold as many entries as they may', 7, [3, 3, 1]],
  ['are one where all entries fit', 3, [3]],
  ['are none where there are no entries', 0, []],
])('the pages of a collection %s', (_, count, sizes) => {
  const entries = Array.from({ length: count }, (__, index) => index);
  const pages = paginate(entries, 3);
  expect(pages.map((page) => page.entries.length)).toEqual(sizes);
  expect(pages.flatMap((page) => page.entries)).toEqual(entries);
  expect(pages.map(({ number }) => number)).toEqual([...sizes.keys()].map((at) => at + 1));
  for (const page of pages) expect(page).toMatchObject({ count: sizes.length, total: count });
});

it('keeps all on one page where a collection has no size of pages', () => {
  expect(paginate([1, 2, 3, 4])).toEqual([
    { entries: [1, 2, 3, 4], number: 1, count: 1, total: 4 },
  ]);
});
