// How photographs are encoded. A change here renames every file, so nothing old is ever served for it.
import sharp from 'sharp';

/** The formats of a picture, best first, with the options that sharp encodes them with. */
export const formats = {
  // Ten bits keep the dark gradients of a concert hall from banding; from effort 4 on, time quadruples for 5 % fewer bytes.
  avif: { quality: 45, effort: 3, bitdepth: 10, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 4 },
  jpg: { quality: 72, mozjpeg: true },
} as const;

/** The format of a built file, which is also its extension. */
export type Format = keyof typeof formats;

/** The formats' names, best first. */
export const formatNames = ['avif', 'webp', 'jpg'] as const satisfies readonly Format[];

/** What transparent places are filled with: the ground that pages show pictures on. */
export const background = '#0c0b0a';

/** File extensions that a photograph may have. SVG is left out on purpose: it can refer to other files. */
export const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'] as const;

/** The most pixels that are decoded: enough for any camera, too few to exhaust the memory. */
export const mostPixels = 120_000_000;

const widest = 1920;
const narrowest = 240;
const step = 1.6;
const most = 4;

/**
 * The widths that a photograph is built at: four, each 1.6 times the one before, so that a browser never
 * downloads more than 1.6 times what it shows; never wider than the original.
 * @example pictureWidths(2400) // => [469, 750, 1200, 1920]
 */
export function pictureWidths(original: number): readonly number[] {
  const widths = [Math.min(original, widest)];
  for (
    let width = smaller(widths);
    widths.length < most && width >= narrowest;
    width = smaller(widths)
  ) {
    widths.unshift(width);
  }
  return widths;
}

function smaller([width = 0]: readonly number[]): number {
  return Math.ceil(width / step);
}

/** What a built file depends on besides the photograph. */
export function settingsKey(): string {
  return JSON.stringify({
    formats,
    background,
    widest,
    narrowest,
    step,
    most,
    version: sharp.versions,
  });
}
