// How images are encoded. Any change here renames every built file, so that no cache serves a stale one.
import sharp from 'sharp';
import { colour } from '../../theme/tokens.ts';

/** The formats of a picture, best first, with sharp's options. */
export const formats = {
  // Ten bits avoid banding in dark gradients. Effort 1 takes twice as long for 2 to 4 % fewer bytes, effort 3 five times.
  // Quality 45 takes a third more bytes for grain that isn't visible; below 40 the grain is lost.
  avif: { quality: 42, effort: 0, bitdepth: 10, chromaSubsampling: '4:2:0' },
  // Only browsers without AVIF ask for the others. Effort 4 takes twice as long for 5 % fewer bytes.
  webp: { quality: 70, effort: 2 },
  // The best of all progressive scans would take half as long again for 1 % fewer bytes.
  jpg: { quality: 72, mozjpeg: true, optimiseScans: false },
} as const;

/** The format of a built file, which is also its extension. */
export type Format = keyof typeof formats;

/** The names of the formats, best first. */
export const formatNames = ['avif', 'webp', 'jpg'] as const satisfies readonly Format[];

/** The colour behind transparent pixels: that of the pages. */
export const background = colour.ground;

/** The most pixels that are decoded: enough for any camera, too few to exhaust memory. */
export const maxPixels = 120_000_000;

/** The width of the widest files, in pixels. */
export const widest = 1920;

// 680 suffices for a phone 412 CSS pixels wide at a device pixel ratio of 1.75 with its margins; 625 wouldn't.
const narrower = [425, 680, 1072] as const;
const narrowerThanWidest = [469, 750, 1200] as const;
const step = 1.6;

/**
 * The widths of a picture's files, in pixels: at most four, none above the original's, each at most 1.6 times the one
 * before, so that a browser never downloads more than 1.6 times the width that it shows.
 * @example pictureWidths(1600) // => [425, 680, 1072, 1600]
 * @example pictureWidths(2400) // => [469, 750, 1200, 1920]
 */
export function pictureWidths(original: number): readonly number[] {
  const width = Math.min(original, widest);
  const others = width > narrower[2] * step ? narrowerThanWidest : narrower;
  return [...others.filter((other) => other < width), width];
}

/** All that a built file depends on besides the image. */
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
