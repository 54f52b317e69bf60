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

/** What a built file may not contain if a collection is empty, and the page that isn't there. Others only lose the page that lists them. */
const absent: Readonly<Record<string, Absent>> = {
  biography: { from: 'index.html', words: /\/biography#(?!compositions|work-)/ },
  works: { from: 'biography.html', words: /id="compositions"|[\w/"]#compositions/ },
  concerts: { page: 'concerts', from: 'index.html', words: /href="[^"]*\/concerts/ },
  press: { page: 'press', from: 'index.html', words: /<blockquote|href="[^"]*\/press|press\.xml/ },
  contacts: { from: 'contact.html', words: /href="tel:/ },
  prints: { from: 'contact.html', words: /\/kit\/photographs/ },
  pages: { page: 'imprint', from: 'index.html', words: /href="[^"]*\/imprint"/ },
};

const [even, odd] = [0, 1].map((rest) => collectionNames.filter((_, index) => index % 2 === rest));

// Each collection is missing once while its neighbours are there, and once with all others.
test.for([even, odd, collectionNames])(
  'a site without %s has nothing that leads there',
  async (names = [], { copy }) => {
    for (const name of names) empty(join(copy.root, 'content'), name);
    await expectGreen(copy);
    const exists = (file: string) => existsSync(join(copy.root, 'dist', file));
    for (const name of names) {
      const { page, from, words } = absent[name] ?? ofPage(pageWith(name));
      if (exists(from)) expect(copy.read(`dist/${from}`), name).not.toMatch(words);
      if (!page) continue;
      for (const file of [`${page}.html`, `es/${page}.html`, `${page}.xml`])
        expect(exists(file), file).toBe(false);
      expect(copy.read('dist/sitemap.xml')).not.toContain(`/${page}<`);
    }
    const isOnBiography = (name: string) => name === 'biography' || name === 'works';
    expect(exists('biography.html')).toBe(
      !collectionNames.filter(isOnBiography).every((name) => names.includes(name)),
    );
  },
);

/** A page that is only linked. */
function ofPage(page: string): Absent {
  return { page, from: 'index.html', words: new RegExp(`href="[^"]*/${page}"`) };
}
