import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePrint, exifOf } from '../../../../src/pages/kit/print-photograph.ts';

const credit = 'Inés Müller';
const metadata = {
  credit,
  creditText: { value: `Photograph: ${credit}` },
  caption: { value: 'Ночь в порту' },
};
const licence = 'https://example.org/licence';
const exif = exifOf(metadata, licence);

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

it('removes where a photograph was taken, and with what', async () => {
  const source = await photograph();
  expect(source.toString('latin1')).toMatch(/Secret Owner[^]*SN-123456|SN-123456[^]*Secret Owner/);
  const print = (await encodePrint(source, exif)).toString('latin1');
  expect(print).not.toMatch(/Secret Owner|SN-123456/);
  const { exif: encodedExif } = await sharp(await encodePrint(source, exif)).metadata();
  // The EXIF tag of the position, in either byte order.
  expect(encodedExif?.toString('latin1')).not.toMatch(/\x88\x25\x00\x04|\x25\x88\x04\x00/);
});

it('contains photographer, licence and caption, readable in ASCII and in Unicode', async () => {
  const { exif: encodedExif = Buffer.of() } = await sharp(
    await encodePrint(await photograph(), exif),
  ).metadata();
  const [ascii, unicode] = [encodedExif.toString('latin1'), encodedExif.toString('utf16le')];
  expect(ascii).toContain('\0Ines Muller\0');
  expect(ascii).toContain(`\0Photograph: Ines Muller, ${licence}\0`);
  expect(ascii).not.toContain('??');
  expect(unicode).toContain(credit);
  expect(unicode).toContain('Ночь в порту');
});

it('preserves colours, rotates the photograph upright and has 300 pixels per inch', async () => {
  const source = await photograph();
  const [before, after] = await Promise.all([
    sharp(source).metadata(),
    sharp(await encodePrint(source, exif)).metadata(),
  ]);
  expect(after.icc).toEqual(before.icc);
  expect([after.width, after.height, after.density]).toEqual([4, 8, 300]);
});

it('replaces transparency with white', async () => {
  const cutOut = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect(await shades(await encodePrint(cutOut, exif))).toEqual(new Set([255]));
});

it('preserves the shades and the profile of a grayscale photograph', async () => {
  // Filled with 0x77, with a grayscale ICC profile of gamma 1.8.
  const source = await readFile(join(import.meta.dirname, 'grey.png'));
  const print = await encodePrint(source, exif);
  expect((await sharp(print).metadata()).icc).toEqual((await sharp(source).metadata()).icc);
  expect(await shades(print)).toEqual(new Set([0x77]));
});

/** All values of a picture’s channels in sRGB. */
async function shades(picture: Buffer): Promise<ReadonlySet<number>> {
  return new Set(await sharp(picture).toColourspace('srgb').raw().toBuffer());
}
