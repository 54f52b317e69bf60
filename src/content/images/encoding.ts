// How images are encoded. Any change here or in encode.ts renames every built file, so that no cache serves a stale one.
import { join } from 'node:path';
import sharp from 'sharp';
import { colour } from '../../theme/tokens.ts';
import { digestOfCode } from '../io/cached.ts';

// Set by the tests, which look at pages and not at photographs; a site is never published so.
const isFast = Boolean(process.env['FAST_PICTURES']);

/** The formats of a picture, best first, with sharp's options. */
export const formats = {
  // Ten bits avoid banding in dark gradients. At 200 %, grain becomes blotches and gradients show squares at quality 42
  // and effort 0. Effort 2 takes twice as long for 2 % more bytes and no difference that is seen, effort 4 twelve times
  // as long for 15 % fewer bytes.
  avif: { quality: 50, effort: isFast ? 0 : 1, bitdepth: 10, chromaSubsampling: '4:2:0' },
  // For the three or so visitors in a hundred whose browser lacks AVIF, such as Safari 15 and Edge 120. WebP would save
  // them a fifth of the bytes, and take every build a tenth longer.
  // The best of all progressive scans would take half as long again for 1 % fewer bytes.
  jpg: { quality: 72, mozjpeg: true, optimiseScans: false },
} as const;

/**
 * Openings, the few pictures that fill the window, in AVIF of 1920 pixels or more: of some qualities the best with at
 * most so many bytes for each pixel of their width. At effort 4, 40 keeps grain that is lost at effort 2 and the same size.
 * It leaves at least `leastShare` of the bytes of effort 0, which takes a thirtieth of the time.
 */
export const openingOptions = isFast
  ? { effort: 0, qualities: [50], bytesPerColumn: Infinity, leastShare: 0.5 }
  : { effort: 4, qualities: [54, 40, 32], bytesPerColumn: 31, leastShare: 0.5 };

/** The format of a built file, which is also its extension. */
export type Format = keyof typeof formats;

export const formatNames = ['avif', 'jpg'] as const satisfies readonly Format[];

/** The colour behind transparent pixels: that of the pages. */
export const background = colour.ground;

/** The most pixels that are decoded: enough for any camera, too few to exhaust memory. */
export const maxPixels = 120_000_000;

/** The longest side of a picture, in pixels: many graphics cards draw no longer one. */
export const maxSide = 16_383;

/** The width of the widest files, in pixels, and of an opening's: two for each of a window of 1440, or nearly so. */
export const maxWidth = 1920;
export const maxOpeningWidth = 2880;

// 680 suffices for a phone 412 CSS pixels wide at a device pixel ratio of 1.75 with its margins; 625 wouldn't.
const narrower = [425, 680, 1072] as const;
const narrowerThanWidest = [469, 750, 1200] as const;
const step = 1.6;
// A width that is hardly larger than the one before would be seen by nobody.
const leastStep = 1.25;

/**
 * The widths of a picture's files, in pixels: at most four, or five of an opening, none above the original's, each at most
 * 1.6 times the one before, so that a browser never downloads more than 1.6 times the width that it shows.
 * @example pictureWidths(1600) // => [425, 680, 1072, 1600]
 * @example pictureWidths(3000) // => [469, 750, 1200, 1920]
 * @example pictureWidths(3000, true) // => [469, 750, 1200, 1920, 2880]
 */
export function pictureWidths(original: number, isOpening = false): readonly number[] {
  const isWider = isOpening && original >= maxWidth * leastStep;
  const width = Math.min(original, isWider ? maxOpeningWidth : maxWidth);
  const others = width > narrower[2] * step ? [...narrowerThanWidest, maxWidth] : narrower;
  return [...others.filter((other) => other < width), width];
}

/** All that a built file depends on besides the image. */
export function encodingKey(): string {
  return JSON.stringify({
    formats,
    openings: openingOptions,
    background,
    widest: maxWidth,
    widestOpening: maxOpeningWidth,
    narrower,
    narrowerThanWidest,
    version: sharp.versions,
    encoder: digestOfCode(join(import.meta.dirname, 'encode.ts')),
  });
}
