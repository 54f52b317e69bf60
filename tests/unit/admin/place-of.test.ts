// The places that the editor gives to entries, among those that are published and those that wait.
import { expect, it } from 'vitest';
import { fingerprint, knownContent } from '../../../src/admin/browser/known-content.ts';
import { withPlace } from '../../../src/admin/browser/check-entry.ts';

const photo = (order: number | string) => `---\norder: ${order}\nimage: ${order}.jpg\n---\n`;

/** What the editor knows of a site with photographs at places 1 to 3, and of texts that it has read or written since. */
async function knownWith(since: readonly (readonly [collection: string, text: string])[]) {
  const published = [1, 2, 3].map(photo);
  const content = knownContent(async () => ({
    folder: 'content',
    files: [],
    texts: published.map((text, index) =>
      fingerprint({ file: `content/en/photos/${index}.mdx`, text }),
    ),
  }));
  for (const text of published) content.read(text, 'photos');
  for (const [collection, text] of since) content.read(text, collection);
  return content.current();
}

const photos = { collection: 'photos', slug: 'new' } as const;

it('is the last one for what is new', async () => {
  const values = { caption: 'New' };
  expect(withPlace(photos, values, await knownWith([]))).toEqual({ caption: 'New', order: 4 });
});

it.each(['4', '"4"', "'4'"])('is after %s, which waits for a review', async (order) => {
  const known = await knownWith([['photos', photo(order)]]);
  expect(withPlace(photos, { order: 4 }, known, true)).toEqual({ order: 5 });
});

it('is that of the host where that is later', async () => {
  expect(withPlace(photos, { order: 9 }, await knownWith([]), true)).toEqual({ order: 9 });
});

it('doesn’t depend on other collections', async () => {
  const known = await knownWith([['videos', photo(12)]]);
  expect(withPlace(photos, { order: 4 }, known, true)).toEqual({ order: 4 });
  expect(withPlace({ ...photos, collection: 'works' }, {}, known, true)).toEqual({});
});

it('stays that of an entry that was there before, though others have changed places', async () => {
  const known = await knownWith([['photos', photo(2).replace('2.jpg', '1.jpg')]]);
  expect(known.isWhole).toBe(false);
  expect(withPlace(photos, { order: 2 }, known, false)).toEqual({ order: 2 });
});
