import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePrint } from '../../../../src/prerender/kit/print-photograph.ts';

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';

async function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 4, channels: 3, background: '#a52' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Artist: 'Secret Owner' },
      IFD2: { BodySerialNumber: 'SN-123456' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

it('tells nobody where a photograph was taken, and with what', async () => {
  const source = await photograph();
  expect(source.toString('latin1')).toMatch(/Secret Owner[^]*SN-123456|SN-123456[^]*Secret Owner/);
  const print = (await encodePrint(source, xmp)).toString('latin1');
  expect(print).not.toMatch(/Secret Owner|SN-123456/);
  const { exif } = await sharp(await encodePrint(source, xmp)).metadata();
  // The tag under which EXIF keeps the position, in either order of its bytes.
  expect(exif?.toString('latin1')).not.toMatch(/\x88\x25\x00\x04|\x25\x88\x04\x00/);
});

it('keeps the colours, turns the photograph upright and has 300 pixels an inch', async () => {
  const source = await photograph();
  const [before, after] = await Promise.all([
    sharp(source).metadata(),
    sharp(await encodePrint(source, xmp)).metadata(),
  ]);
  expect(after.icc).toEqual(before.icc);
  expect([after.width, after.height, after.density]).toEqual([4, 8, 300]);
  expect(after.xmp?.toString()).toBe(xmp);
});

it('puts transparency on white', async () => {
  const cutOut = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect(await shades(await encodePrint(cutOut, xmp))).toEqual(new Set([255]));
});

it('keeps the shades of a grey photograph, and its profile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grey-'));
  const profile = join(folder, 'grey.icc');
  await writeFile(profile, greyProfile());
  const source = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
    .toColourspace('b-w')
    .withIccProfile(profile)
    .png()
    .toBuffer();
  await rm(folder, { recursive: true });
  const print = await encodePrint(source, xmp);
  expect((await sharp(print).metadata()).icc).toEqual((await sharp(source).metadata()).icc);
  expect(await shades(print)).toEqual(new Set([0x77]));
});

/** All values of a picture's colours, as a screen shows them. */
async function shades(picture: Buffer): Promise<ReadonlySet<number>> {
  return new Set(await sharp(picture).toColourspace('srgb').raw().toBuffer());
}

/** An ICC profile for grey with a gamma of 1.8: https://www.color.org/specification/ICC.1-2001-04.pdf */
function greyProfile(): Buffer {
  const white = Buffer.from([63_190, 65_536, 54_061].flatMap((each) => [...int32(each)]));
  const tags = [
    ['desc', 'desc', [...int32(5), ...Buffer.from('grey'), ...Array<number>(79).fill(0)]],
    ['cprt', 'text', [...Buffer.from('none'), 0, 0, 0, 0]],
    ['wtpt', 'XYZ ', [...white]],
    ['kTRC', 'curv', [...int32(1), 1, 0xcd, 0, 0]],
  ] as const;
  const first = 128 + 4 + tags.length * 12;
  const bodies = tags.map(([, type, bytes]) =>
    Buffer.from([...Buffer.from(type), 0, 0, 0, 0, ...bytes]),
  );
  const table = tags.map(([name], index) => {
    const start = bodies.slice(0, index).reduce((sum, { length }) => sum + length, first);
    return Buffer.concat([Buffer.from(name), int32(start), int32(bodies[index]?.length ?? 0)]);
  });
  const header = Buffer.alloc(128);
  header.write('\u0002\u0040', 8, 'latin1');
  header.write('mntrGRAYXYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  white.copy(header, 68);
  const profile = Buffer.concat([header, int32(tags.length), ...table, ...bodies]);
  profile.writeUInt32BE(profile.length, 0);
  return profile;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
