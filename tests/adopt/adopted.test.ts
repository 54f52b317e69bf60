// Another artist moves in: `npm run adopt`, every example replaced, and put in the place of the content.
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeCopy, type Copy } from './copy.ts';
import { expectGreen } from './expect-green.ts';
import { fillIn } from './fill-in.ts';

let copy: Copy;

afterEach(() => copy.remove());

function putInPlace({ folder }: Copy) {
  rmSync(join(folder, 'content'), { recursive: true });
  renameSync(join(folder, 'my-content'), join(folder, 'content'));
}

test('examples are errors to a check and to a build, which tell all of them', async () => {
  copy = makeCopy();
  expect((await copy.run('adopt', 'my-content')).code).toBe(0);
  putInPlace(copy);
  const checked = await copy.run('content:check');
  const built = await copy.run('build');
  expect([checked.code, built.code]).toEqual([1, 1]);
  const count = (output: string) => output.match(/This is still the example\./g)?.length;
  expect(count(checked.output)).toBeGreaterThan(10);
  expect(count(built.output)).toBe(count(checked.output));
});

test('a duo with two biographies, below a path, in English alone, has a site that is green', async () => {
  copy = makeCopy();
  await copy.run('adopt', 'my-content', '--languages', 'en');
  const { output } = await copy.run('content:check', '--folder', 'my-content', '--format', 'json');
  const artist = '"Noëlle O’Brien & Íñigo D\'Ölçer"';
  fillIn(copy.folder, output, { artist, url: 'https://musicians.test/duo/' });
  const content = join(copy.folder, 'my-content');
  const site = join(content, 'site.yaml');
  writeFileSync(
    site,
    readFileSync(site, 'utf8')
      .replace('kind: person', 'kind: group')
      .replaceAll(/^(?:videoChannel|musicInformationCentre): .*\n/gm, ''),
  );
  const first = join(content, 'en/biography/example.mdx');
  const second = join(content, 'en/biography/inigo.mdx');
  cpSync(first, second);
  writeFileSync(second, readFileSync(second, 'utf8').replace('order: 1', 'order: 2'));
  renameSync(first, join(content, 'en/biography/noelle.mdx'));
  putInPlace(copy);
  await expectGreen(copy);
  const page = (name: string) => readFileSync(join(copy.folder, `dist/${name}.html`), 'utf8');
  expect(page('index')).toContain('"MusicGroup"');
  expect(page('index')).toContain('/duo/biography#inigo');
  expect(page('gallery')).toContain('repeat(1,');
  expect(page('gallery')).not.toContain('repeat(4,');
  const texts = readFileSync(join(copy.folder, 'content/en/messages.yaml'), 'utf8');
  for (const [name, key] of [
    ['media', 'channelButton'],
    ['biography', 'centreButton'],
  ] as const) {
    const words = new RegExp(`^ {2}${key}: (.*)$`, 'm').exec(texts)?.[1] ?? '';
    expect(words).not.toBe('');
    expect(page(name)).not.toContain(`>${words}<`);
  }
});
