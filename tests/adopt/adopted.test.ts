// Another artist moves in: `npm run adopt`, every example replaced, and named in .env.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { siteModel } from '../../src/pages/all.ts';
import { readFolder } from '../folder.ts';
import { expectGreen, test, type Copy } from './copy.ts';
import { fillIn } from './fill-in.ts';

/** Moves an artist in whose site has some languages, and checks all of it: nothing names who was there before. */
async function moveIn(copy: Copy, languages: string): Promise<void> {
  const [, before = ''] = /^artist: (.*)$/m.exec(copy.read('content/site.yaml')) ?? [];
  expect(before).not.toBe('');
  await copy.run('adopt', 'my-content', '--languages', languages);
  await fillIn(copy, { artist: 'Clara Weißdorn', url: 'https://musicians.test/' });
  await expectGreen(copy);
  const files = Object.entries(readFolder(join(copy.root, 'dist')));
  expect(files.filter(([, text]) => text.includes(before)).map(([name]) => name)).toEqual([]);
}

test('examples are errors to a check and to a build, which report all of them', async ({
  copy,
}) => {
  expect((await copy.run('adopt', 'my-content')).code).toBe(0);
  const checked = await copy.run('content:check');
  const built = await copy.run('build');
  expect([checked.code, built.code]).toEqual([1, 1]);
  const count = (output: string) => output.match(/This is still the example\./g)?.length;
  expect(count(checked.output)).toBeGreaterThan(10);
  expect(count(built.output)).toBe(count(checked.output));
});

test('a duo with two biographies, below a path, in English alone, has a site that is green', async ({
  copy,
}) => {
  await copy.run('adopt', 'my-content', '--languages', 'en');
  const artist = '"Noëlle O’Brien & Íñigo D\'Ölçer"';
  await fillIn(copy, { artist, url: 'https://musicians.test/duo/' });
  const site = copy.read('my-content/site.yaml').replace('kind: person', 'kind: group');
  const links = /^(?:videoChannel|musicInformationCentre): .*\n/gm;
  const first = copy.read('my-content/en/biography/example.mdx');
  copy.write({
    'my-content/site.yaml': site.replaceAll(links, ''),
    'my-content/en/biography/noelle.mdx': first,
    'my-content/en/biography/inigo.mdx': first.replace('order: 1', 'order: 2'),
    'my-content/en/biography/example.mdx': undefined,
  });
  await expectGreen(copy);
  const page = (name: string) => copy.read(`dist/${name}.html`);
  expect(page('index')).toContain('"MusicGroup"');
  expect(page('press')).not.toMatch(/hreflang|og:locale:alternate|popovertarget=|<form/i);
  expect(copy.read('dist/_redirects')).toBe('');
  expect(existsSync(join(copy.root, 'dist/es'))).toBe(false);
  expect(page('index')).toContain('/duo/biography#inigo');
  expect(page('gallery')).toContain('repeat(1,');
  expect(page('gallery')).not.toContain('repeat(4,');
  for (const [name, key] of [
    ['media', 'media.channelButton'],
    ['biography', 'works.centreButton'],
  ] as const) {
    const words = siteModel.messages.readyText(key, 'en')?.value;
    expect(words).toMatch(/\S/);
    expect(page(name)).not.toContain(`>${words}<`);
  }
});

test('German first, then English and French, keep every check green', async ({ copy }) => {
  await moveIn(copy, 'de,en,fr');
  expect(copy.read('dist/press.html')).toContain('<html lang="de">');
  expect(copy.read('dist/en/press.html')).toContain('<html lang="en">');
  // The legal pages come with the language; of the press only texts that are ready are in French.
  expect(copy.read('dist/fr/imprint.html')).toMatch(
    /hreflang="x-default" href="[^"]*\.test\/imprint"/i,
  );
  const press = copy.read('dist/fr/press.html');
  expect(press).toContain('Lire l’article');
  expect(press).toMatch(/rel="canonical" href="[^"]*\.test\/press"/i);
  expect(press).not.toMatch(/hreflang/i);
});
