import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePrint, exifOf } from '../../../../src/pages/kit/print-photograph.ts';

const credit = 'Inés Müller';
const described = {
  credit,
  creditInWords: { value: `Photograph: ${credit}` },
  caption: { value: 'Ночь в порту' },
};
const licence = 'https://example.org/licence';
const exif = exifOf(described, licence);

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
  const print = (await encodePrint(source, exif)).toString('latin1');
  expect(print).not.toMatch(/Secret Owner|SN-123456/);
  const { exif: written } = await sharp(await encodePrint(source, exif)).metadata();
  // The tag under which EXIF keeps the position, in either order of its bytes.
  expect(written?.toString('latin1')).not.toMatch(/\x88\x25\x00\x04|\x25\x88\x04\x00/);
});

it('names the photographer, the licence and what is seen, in letters that can be read', async () => {
  const { exif: written = Buffer.of() } = await sharp(
    await encodePrint(await photograph(), exif),
  ).metadata();
  const [ascii, unicode] = [written.toString('latin1'), written.toString('utf16le')];
  expect(ascii).toContain('\0Ines Muller\0');
  expect(ascii).toContain(`\0Photograph: Ines Muller, ${licence}\0`);
  expect(ascii).not.toContain('??');
  expect(unicode).toContain(credit);
  expect(unicode).toContain('Ночь в порту');
});

it('keeps the colours, turns the photograph upright and has 300 pixels an inch', async () => {
  const source = await photograph();
  const [before, after] = await Promise.all([
    sharp(source).metadata(),
    sharp(await encodePrint(source, exif)).metadata(),
  ]);
  expect(after.icc).toEqual(before.icc);
  expect([after.width, after.height, after.density]).toEqual([4, 8, 300]);
});

it('puts transparency on white', async () => {
  const cutOut = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect(await shades(await encodePrint(cutOut, exif))).toEqual(new Set([255]));
});

it('keeps the shades of a grey photograph, and its profile', async () => {
  // Of the shade 0x77, with an ICC profile for grey that has a gamma of 1.8.
  const source = await readFile(join(import.meta.dirname, 'grey.png'));
  const print = await encodePrint(source, exif);
  expect((await sharp(print).metadata()).icc).toEqual((await sharp(source).metadata()).icc);
  expect(await shades(print)).toEqual(new Set([0x77]));
});

/** All values of a picture's colours, as a screen shows them. */
async function shades(picture: Buffer): Promise<ReadonlySet<number>> {
  return new Set(await sharp(picture).toColourspace('srgb').raw().toBuffer());
}
