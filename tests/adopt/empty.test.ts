// A collection without entries has no page, no link and no tab.
import { collectionNames, pageWith } from '../site-collection.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { empty } from './changes.ts';
import { expectGreen, test } from './copy.ts';

interface Absent {
  readonly page?: string;
  readonly from: string;
  readonly words: RegExp;
}

/** What a built file may not hold where a collection is empty, and the page that isn't there. Others only lose the page that lists them. */
const absent: Readonly<Record<string, Absent>> = {
  biography: { from: 'index.html', words: /\/biography#(?!compositions|work-)/ },
  works: { from: 'biography.html', words: /id="compositions"|[\w/"]#compositions/ },
  concerts: { page: 'concerts', from: 'index.html', words: /href="[^"]*\/concerts/ },
  press: { page: 'press', from: 'index.html', words: /<blockquote|href="[^"]*\/press|press\.xml/ },
  contacts: { from: 'contact.html', words: /href="tel:/ },
  prints: { from: 'contact.html', words: /\/kit\/photographs/ },
  pages: { page: 'imprint', from: 'index.html', words: /href="[^"]*\/imprint"/ },
};

test.for(collectionNames)(
  'a site without %s has nothing that leads there',
  async (name, { copy }) => {
    empty(join(copy.root, 'content'), name);
    await expectGreen(copy);
    const { page, from, words } = absent[name] ?? ofPage(pageWith(name));
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

/** A page that is only linked. */
function ofPage(page: string): Absent {
  return { page, from: 'index.html', words: new RegExp(`href="[^"]*/${page}"`) };
}
