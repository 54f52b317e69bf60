// The icon in the content folder -> the icon of the site in every size.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Output } from '../page/output.ts';
import { colour } from '../theme/tokens.ts';

/** The files that browsers request: those of the owner's icon, or of the one in `src/theme/icon/`. */
export const icon: Output = {
  pattern: /^\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png)$/,
  list: ({ root, snapshot: { reading } }) =>
    Object.entries(files).map(([name, make]) => [
      `/${name}`,
      async () =>
        reading.icon === undefined
          ? readFile(join(import.meta.dirname, '../theme/icon', name))
          : make(await readFile(join(root, reading.folder, reading.icon))),
    ]),
};

const appleSize = 180;

const files = {
  'favicon.ico': async (bytes: Buffer) => asIco(await pngAt(32, bytes)),
  'favicon.svg': asSvg,
  // A home screen shows transparent parts as black.
  'apple-touch-icon.png': async (bytes: Buffer) =>
    (await drawAt(appleSize, bytes)).flatten({ background: colour.ground }).png().toBuffer(),
};

async function pngAt(size: number, bytes: Buffer): Promise<Buffer> {
  return (await drawAt(size, bytes)).png().toBuffer();
}

/** A square of some pixels; a vector drawing is rasterized at that size. */
async function drawAt(size: number, bytes: Buffer): Promise<Sharp> {
  const { format, width } = await sharp(bytes).metadata();
  const density = format === 'svg' ? Math.max(1, (72 * size) / width) : 72;
  return sharp(bytes, { density }).resize(size, size, { fit: 'contain', background: '#0000' });
}

/** An icon file that contains one PNG of 32 pixels: https://en.wikipedia.org/wiki/ICO_(file_format) */
function asIco(png: Buffer): Buffer {
  const header = Buffer.from('00000100010020200000010020000000000016000000', 'hex');
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** A vector drawing as it is, any other picture embedded in one: pages refer to the same files either way. */
async function asSvg(bytes: Buffer): Promise<Buffer> {
  const { format } = await sharp(bytes).metadata();
  if (format === 'svg') return bytes;
  const png = await pngAt(appleSize, bytes);
  const size = `width="${appleSize}" height="${appleSize}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
}
