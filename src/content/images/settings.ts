// How photographs are encoded. A change here renames every file, so nothing old is ever served for it.
import sharp from 'sharp';

/** The formats of a picture, best first, with the options that sharp encodes them with. */
export const formats = {
  // Ten bits keep the dark gradients of a concert hall from banding; from effort 4 on, time quadruples for 5 % fewer bytes.
  // At 45 the grain of a photograph takes a third more, which nobody sees; below 40 it is gone.
  avif: { quality: 42, effort: 3, bitdepth: 10, chromaSubsampling: '4:2:0' },
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

// 680 fills a phone of 412 points at 1.75 pixels; 625, the step below 1000, would be too few for it.
const narrower = [425, 680, 1072] as const;
const narrowerThanWidest = [469, 750, 1200] as const;
const step = 1.6;

/**
 * The widths that a photograph is built at: four at most, each up to 1.6 times the one before, so that a
 * browser never downloads more than 1.6 times what it shows; never wider than the original.
 * @example pictureWidths(1600) // => [425, 680, 1072, 1600]
 * @example pictureWidths(2400) // => [469, 750, 1200, 1920]
 */
export function pictureWidths(original: number): readonly number[] {
  const width = Math.min(original, widest);
  const others = width > narrower[2] * step ? narrowerThanWidest : narrower;
  return [...others.filter((other) => other < width), width];
}

/** What a built file depends on besides the photograph. */
export function settingsKey(): string {
  return JSON.stringify({
    formats,
    background,
    widest,
    narrower,
    narrowerThanWidest,
    version: sharp.versions,
  });
}
