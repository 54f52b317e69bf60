// A collection without entries has no page, no link and no tab.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { collectionNames, type CollectionName } from '../../src/content/schema/collections.ts';
import { empty } from './changes.ts';
import { makeCopy, type Copy } from './copy.ts';
import { expectGreen } from './expect-green.ts';

/** What no file of the built site may hold where a collection is empty, and the page that isn't there. */
const absent: Readonly<Record<CollectionName, { page?: string; from: string; words: RegExp }>> = {
  biography: { from: 'index.html', words: /\/biography#(?!compositions|work-)/ },
  works: { from: 'biography.html', words: /id="compositions"|#compositions/ },
  concerts: { page: 'concerts', from: 'index.html', words: /href="[^"]*\/concerts/ },
  press: { page: 'press', from: 'index.html', words: /<blockquote|href="[^"]*\/press|press\.xml/ },
  videos: { page: 'media', from: 'index.html', words: /href="[^"]*\/media"/ },
  photos: { page: 'gallery', from: 'index.html', words: /href="[^"]*\/gallery"/ },
  prints: { from: 'contact.html', words: /\/kit\/photographs/ },
};

let copy: Copy;

afterEach(() => copy.remove());

test.each(collectionNames)('a site without %s has nothing that leads there', async (name) => {
  copy = makeCopy();
  empty(join(copy.folder, 'content'), name);
  await expectGreen(copy);
  const dist = join(copy.folder, 'dist');
  const { page, from, words } = absent[name];
  expect(readFileSync(join(dist, from), 'utf8')).not.toMatch(words);
  if (!page) return;
  for (const file of [`${page}.html`, `es/${page}.html`, `${page}.xml`])
    expect(existsSync(join(dist, file)), file).toBe(false);
  expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).not.toContain(`/${page}<`);
});

test('a site without biographies and works has no biography', async () => {
  copy = makeCopy();
  for (const name of ['biography', 'works'] as const) empty(join(copy.folder, 'content'), name);
  await expectGreen(copy);
  expect(existsSync(join(copy.folder, 'dist/biography.html'))).toBe(false);
});
