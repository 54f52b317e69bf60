// A site in other languages than the demonstration's: German first of three, and German alone.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeCopy, type Copy } from './copy.ts';
import { expectGreen } from './expect-green.ts';
import { fillIn } from './fill-in.ts';

let copy: Copy;

afterEach(() => copy.remove());

/** Moves an artist in whose site has some languages, and checks all of it. */
async function moveIn(languages: string): Promise<void> {
  copy = makeCopy();
  await copy.run('adopt', 'my-content', '--languages', languages);
  const { output } = await copy.run('content:check', '--folder', 'my-content', '--format', 'json');
  fillIn(copy.folder, output, { artist: 'Clara Weißdorn', url: 'https://musicians.test/' });
  rmSync(join(copy.folder, 'content'), { recursive: true });
  renameSync(join(copy.folder, 'my-content'), join(copy.folder, 'content'));
  await expectGreen(copy);
}

function page(name: string): string {
  return readFileSync(join(copy.folder, `dist/${name}.html`), 'utf8');
}

test('German first, then English and French, keep every check green', async () => {
  await moveIn('de,en,fr');
  expect(page('press')).toContain('<html lang="de">');
  expect(page('en/press')).toContain('<html lang="en">');
  expect(page('fr/press')).toMatch(/hreflang="x-default" href="[^"]*\.test\/press"/i);
});

test('German alone keeps every check green, and no other language is built', async () => {
  await moveIn('de');
  expect(page('press')).toContain('<html lang="de">');
  expect(page('press')).not.toMatch(/hreflang|og:locale:alternate|popovertarget|<form/i);
  expect(page('press')).toContain('<meta property="og:locale" content="de_DE">');
  const file = (name: string) => readFileSync(join(copy.folder, 'dist', name), 'utf8');
  expect(file('sitemap.xml')).not.toContain('hreflang');
  expect(file('_redirects')).toBe('');
  for (const folder of ['de', 'en', 'es'])
    expect(existsSync(join(copy.folder, 'dist', folder)), folder).toBe(false);
});
