import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cacheFolder } from '../../../../src/content/cached.ts';
import { setLine, type Typeface } from '../../../../src/prerender/share/set-line.ts';
import { openGraphPicture } from '../../../../src/prerender/share/open-graph.ts';

const typeface: Typeface = { family: 'cormorant-garamond', weight: 500, tracking: 0 };
const page = {
  title: 'Biography',
  subtitle: 'Conductor, violinist and composer',
  artist: 'Anaïs Musician',
};
let root = '';
let photo = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'open-graph-'));
  photo = join(root, 'stage.jpg');
  await sharp({ create: { width: 640, height: 800, channels: 3, background: '#84552a' } }).toFile(
    photo,
  );
});

afterEach(() => rm(root, { recursive: true, force: true }));

it('draws 1200 × 630 pixels, the same bytes every time', async () => {
  const artist = `Artist ${Math.random()}`;
  const kept = new Set(await keptPictures());
  const first = await openGraphPicture({ photo, ...page, artist });
  const { width, height, format } = await sharp(first).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  const drawn = (await keptPictures()).filter((file) => !kept.has(file));
  expect(drawn.length).toBeGreaterThan(0);
  await Promise.all(drawn.map((file) => rm(file)));
  expect(await openGraphPicture({ photo, ...page, artist })).toEqual(first);
});

async function keptPictures(): Promise<string[]> {
  const folder = cacheFolder('share-pictures');
  return (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
}

it('shows the title: another one makes another picture', async () => {
  const [biography, press] = await Promise.all(
    ['Biography', 'Press'].map((title) => openGraphPicture({ photo, ...page, title })),
  );
  expect(biography).not.toEqual(press);
});

it.each([
  'Música de cámara para los que llegan tarde a los conciertos de la mañana',
  'Donaudampfschifffahrtsgesellschaft',
  '',
  '写真',
])('draws any title: %s', async (title) => {
  expect((await openGraphPicture({ photo, ...page, title })).length).toBeGreaterThan(5000);
});

it('sets letters of every European language', async () => {
  const [plain, accented] = await Promise.all(
    ['Dvorak', 'Dvořák'].map((text) => setLine(text, typeface)),
  );
  expect(accented?.svg.match(/<path/g)).toHaveLength(6);
  expect(accented?.width).toBeCloseTo(plain?.width ?? 0, 1);
});

it('kerns, and opens lines by their tracking', async () => {
  const kerned = await setLine('AV', typeface);
  const [first, second] = await Promise.all(['A', 'V'].map((text) => setLine(text, typeface)));
  expect(kerned.width).toBeLessThan((first?.width ?? 0) + (second?.width ?? 0));
  const opened = await setLine('AV', { ...typeface, tracking: 0.2 });
  expect(opened.width - kerned.width).toBeCloseTo(0.2, 4);
});
