// A collection without entries has no page, no link and no tab.
import { collectionNames } from '../site-collection.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { empty } from './changes.ts';
import { expectGreen, test } from './copy.ts';

/** What no file of the built site may hold where a collection is empty, and the page that isn't there. */
const absent: Readonly<Record<string, { page?: string; from: string; words: RegExp }>> = {
  biography: { from: 'index.html', words: /\/biography#(?!compositions|work-)/ },
  works: { from: 'biography.html', words: /id="compositions"|[\w/"]#compositions/ },
  concerts: { page: 'concerts', from: 'index.html', words: /href="[^"]*\/concerts/ },
  press: { page: 'press', from: 'index.html', words: /<blockquote|href="[^"]*\/press|press\.xml/ },
  videos: { page: 'media', from: 'index.html', words: /href="[^"]*\/media"/ },
  photos: { page: 'gallery', from: 'index.html', words: /href="[^"]*\/gallery"/ },
  contacts: { from: 'contact.html', words: /href="tel:/ },
  prints: { from: 'contact.html', words: /\/kit\/photographs/ },
  pages: { page: 'imprint', from: 'index.html', words: /href="[^"]*\/imprint"/ },
};

test.for(collectionNames)(
  'a site without %s has nothing that leads there',
  async (name, { copy }) => {
    empty(join(copy.root, 'content'), name);
    await expectGreen(copy);
    const { page, from = '', words = /$/ } = absent[name] ?? {};
    expect(copy.read(`dist/${from}`)).not.toMatch(words);
    if (!page) return;
    for (const file of [`${page}.html`, `es/${page}.html`, `${page}.xml`])
      expect(existsSync(join(copy.root, 'dist', file)), file).toBe(false);
    expect(copy.read('dist/sitemap.xml')).not.toContain(`/${page}<`);
  },
);

test('a site without biographies and works has no biography', async ({ copy }) => {
  for (const name of ['biography', 'works'] as const) empty(join(copy.root, 'content'), name);
  await expectGreen(copy);
  expect(existsSync(join(copy.root, 'dist/biography.html'))).toBe(false);
});
