import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describePicture } from '../../../../src/content/images/describe-picture.ts';
import { indexImages } from '../../../../src/content/images/index-images.ts';
import { images } from '../../../../src/content/images/plugin.ts';

let root = '';
let server: ViteDevServer | undefined;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-plugin-'));
  await mkdir(join(root, 'content/images'), { recursive: true });
  await writeFile(join(root, 'index.html'), '<title>A site</title>');
  await savePhotograph('stage.jpg', '#84552a');
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(root, { recursive: true, force: true });
});

it('writes every file of every photograph that is used, and no other', async () => {
  await savePhotograph('unused.jpg', '#2a5584');
  const used = new Set(['stage.jpg']);
  await build({
    root,
    logLevel: 'silent',
    plugins: [images({ folder: 'content', used: () => Promise.resolve(used) })],
  });
  const { base } = await picture();
  const names = [425, 600].flatMap((width) =>
    ['avif', 'jpg', 'webp'].map((format) => `${base}-${width}.${format}`),
  );
  const written = await readdir(join(root, 'dist/assets'));
  expect(written.map((name) => `assets/${name}`).toSorted()).toEqual(names);
});

it('builds in spite of a damaged photograph, which is a problem of content', async () => {
  await writeFile(join(root, 'content/images/damaged.jpg'), 'no picture');
  await build({ root, logLevel: 'silent', plugins: [images({ folder: 'content' })] });
  expect(await readdir(join(root, 'dist/assets'))).toHaveLength(6);
});

it('encodes what a page asks for while developing, below the base path', async () => {
  const address = await serve('/artist/');
  const response = await fetch(`${address}/artist/${(await picture()).base}-425.avif`);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(425);
});

it.each(['assets/stage-00000000-425.avif', 'assets/absent-01234567-300.jpg'])(
  'answers 404 for %s, which no photograph has',
  async (path) => {
    expect((await fetch(`${await serve('/')}/${path}`)).status).toBe(404);
  },
);

it.each([
  'assets/../content/images/stage.jpg',
  'assets/..%2f..%2fcontent/images/stage-01234567-300.jpg',
  'assets/%2e%2e/%2e%2e/etc/passwd',
  'assets//etc/passwd-01234567-300.jpg',
])('serves no picture for %s', async (path) => {
  const { headers } = await fetch(`${await serve('/')}/${path}`, { headers: { accept: '*/*' } });
  expect(headers.get('cache-control')).not.toContain('immutable');
});

it('serves a changed photograph under its new name, and the old name no more', async () => {
  const address = await serve('/');
  const before = `${address}/${(await picture()).base}-425.jpg`;
  expect((await fetch(before)).status).toBe(200);
  await savePhotograph('stage.jpg', '#2a5584');
  const after = `${address}/${(await picture()).base}-425.jpg`;
  await expect.poll(async () => (await fetch(after)).status).toBe(200);
  expect((await fetch(before)).status).toBe(404);
});

async function serve(base: string): Promise<string> {
  server = await createServer({
    root,
    base,
    logLevel: 'silent',
    configFile: false,
    plugins: [images({ folder: 'content' })],
  });
  await server.listen(0);
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The server listens nowhere.');
  return `http://localhost:${address.port}`;
}

async function picture() {
  const image = (await indexImages(root, 'content')).images.get('stage.jpg');
  if (!image) throw new Error('The photograph was not found.');
  return describePicture(image);
}

async function savePhotograph(name: string, background: string): Promise<void> {
  const photograph = sharp({ create: { width: 600, height: 400, channels: 3, background } });
  await writeFile(join(root, 'content/images', name), await photograph.jpeg().toBuffer());
}
