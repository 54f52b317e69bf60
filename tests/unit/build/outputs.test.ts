import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { root as projectRoot } from '../../commands/run.mjs';
import { describePicture } from '../../../src/content/images/describe-picture.ts';
import { openLibrary } from '../../../src/content/library.ts';
import { content } from '../../../src/content/plugin.ts';
import { outputsOf } from '../../../src/build/outputs.ts';
import { prerender } from '../../../src/build/plugin.ts';
import type { Folder } from '../../folder.ts';
import { viteServer } from '../vite-server.ts';
import { libraryWith, outputSourceOf } from '../content/library-with.ts';
import { pressItem, smallestContent, workspaceWith } from '../content/workspace.ts';
import { rooms, siteModel } from '../../../src/pages/all.ts';

const outputs = outputsOf(rooms);

let workspace: Folder;

beforeEach(async () => {
  const { 'content/site.yaml': site } = smallestContent();
  const files = {
    'index.html': '<title>A site</title>',
    'content/site.yaml': String(site).replaceAll('hall.png', 'stage.jpg'),
  };
  // Outside of any node_modules, which no server watches.
  workspace = workspaceWith(files, tmpdir());
  await savePhotograph('stage.jpg', '#84552a');
});

it('requests each file of the output that makes it', async () => {
  const source = outputSourceOf(
    await libraryWith({
      'content/files/scores/aurora.pdf': '%PDF-1.7 a score\n',
      'content/en/press/item.mdx': pressItem(),
      'content/en/prints/portrait.mdx': '---\norder: 1\nimage: hall.png\nalt: A\ncaption: B\n---\n',
      'content/en/news/item.mdx': '---\ntitle: News\nsummary: Summary\ndate: 2024-03-09\n---\n',
      'content/en/concerts/an-evening.mdx':
        '---\ntitle: An evening\ndate: 2099-01-01\ncountry: PT\ntimeZone: Europe/Lisbon\n---\n',
    }),
  );
  for (const output of outputs) {
    const addresses = [...(await output.list(source))].map(([address]) => address);
    // The tests' site has the typefaces of the theme.
    if (!output.pattern.test('/assets/serif.woff2'))
      expect(addresses, String(output.pattern)).not.toEqual([]);
    expect(addresses.filter((address) => outputFor(address) !== output)).toEqual([]);
  }
});

it('leaves every module of the project to the development server', () => {
  const names = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' });
  const modules = names.map((name) => `/src/${name.replaceAll('\\', '/')}`);
  expect(modules).toContain('/src/pages/kit/section.tsx');
  expect(modules.filter(outputFor)).toEqual([]);
});

it.each(['files/absent.pdf', 'files/..%2f..%2fsecret.txt'])(
  'responds with 404 for %s, which isn’t a file of the content',
  async (path) => {
    workspace.write({ 'secret.txt': 'not to be served' });
    expect((await fetch((await serve('/')) + path)).status).toBe(404);
  },
);

it.each(['robots.txt', '_redirects'])('serves %s in development', async (path) => {
  const response = await fetch((await serve('/')) + path);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/Sitemap|es/);
});

it('responds with the requested range of a file, below the base path', async () => {
  workspace.write({ 'content/files/scores/a.txt': 'One, two, three' });
  const address = `${await serve('/site/')}files/scores/a.txt`;
  const part = await fetch(address, { headers: { Range: 'bytes=5-7' } });
  const range = part.headers.get('Content-Range');
  expect([part.status, range, await part.text()]).toEqual([206, 'bytes 5-7/15', 'two']);
  expect((await fetch(address)).headers.get('Content-Length')).toBe('15');
});

/** The output that the development server uses for an address. */
function outputFor(address: string) {
  return outputs.find(({ pattern }) => pattern.test(address));
}

it('encodes requested pictures in development, below the base path', async () => {
  const address = await serve('/artist/');
  const response = await fetch(`${address}${(await picture()).base}-425.avif`);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(425);
});

it('serves the icon with its media type', async () => {
  const { headers } = await fetch(`${await serve('/')}favicon.ico`);
  expect(headers.get('content-type')).toBe('image/x-icon');
});

it.each(['assets/stage-00000000-425.avif', 'assets/absent-01234567-300.jpg'])(
  'responds with 404 for %s, which isn’t a file of a photograph',
  async (path) => {
    expect((await fetch(`${await serve('/')}${path}`)).status).toBe(404);
  },
);

it.each([
  'assets/../content/images/stage.jpg',
  'assets/..%2f..%2fcontent/images/stage-01234567-300.jpg',
  'assets/%2e%2e/%2e%2e/etc/passwd',
  'assets//etc/passwd-01234567-300.jpg',
])('serves no picture for %s', async (path) => {
  const { headers } = await fetch(`${await serve('/')}${path}`, { headers: { accept: '*/*' } });
  expect(headers.get('cache-control')).not.toContain('immutable');
});

it('serves a changed photograph at its new address only', async () => {
  const address = await serve('/');
  const before = `${address}${(await picture()).base}-425.jpg`;
  expect((await fetch(before)).status).toBe(200);
  await savePhotograph('stage.jpg', '#2a5584');
  const after = `${address}${(await picture()).base}-425.jpg`;
  await expect.poll(async () => (await fetch(after)).status).toBe(200);
  expect((await fetch(before)).status).toBe(404);
});

function serve(base: string): Promise<string> {
  return viteServer({
    root: workspace.root,
    base,
    plugins: [content({ model: siteModel }), prerender({ rooms })],
  });
}

async function picture() {
  const project = { root: workspace.root, folder: 'content', model: siteModel };
  const image = (await openLibrary(project)).current().media.image.files.get('stage.jpg');
  if (!image) throw new Error('The photograph was not found.');
  return describePicture(image);
}

async function savePhotograph(name: string, background: string): Promise<void> {
  const photograph = sharp({ create: { width: 600, height: 400, channels: 3, background } });
  await writeFile(join(workspace.root, 'content/images', name), await photograph.jpeg().toBuffer());
}
