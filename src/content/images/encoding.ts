// How images are encoded. Any change here or in encode.ts renames all picture files, so that no cache serves stale ones.
import { join } from 'node:path';
import sharp from 'sharp';
import { colour } from '../../theme/tokens.ts';
import { digestOfCode } from '../io/cached.ts';

// Set by tests, which don't check the quality of photographs; never set for a site that is published.
const isFast = Boolean(process.env['FAST_PICTURES']);

/** The formats of a picture, best first, with sharp's options. */
export const formats = {
  // Ten bits avoid banding in dark gradients. At 200 %, grain becomes blotches and gradients show squares at quality 42
  // and effort 0. Effort 2 needs twice the time for 2 % more bytes and no visible difference, effort 4 twelve times the
  // time for 15 % fewer bytes.
  avif: { quality: 50, effort: isFast ? 0 : 1, bitdepth: 10, chromaSubsampling: '4:2:0' },
  // For about 3 % of visitors, whose browser lacks AVIF, such as Safari 15 and Edge 120. WebP would save them a fifth of
  // the bytes, and make every build a tenth slower.
  // Optimised scans would be half as slow again for 1 % fewer bytes.
  jpg: { quality: 72, mozjpeg: true, optimiseScans: false },
} as const;

/**
 * Openings, the few pictures that fill the window, in AVIF of 1920 pixels or more: the best of `qualities` with at most
 * `bytesPerColumn` for each pixel of the width. At effort 4, quality 40 preserves grain that effort 2 loses at the same
 * size. Its files have at least `leastShare` of the bytes of effort 0, which is thirty times faster and so tried first.
 */
export const openingOptions = isFast
  ? { effort: 0, qualities: [50], bytesPerColumn: Infinity, leastShare: 0.5 }
  : { effort: 4, qualities: [54, 40, 32], bytesPerColumn: 31, leastShare: 0.5 };

/** The format of a picture file, which is also its extension. */
export type Format = keyof typeof formats;

export const formatNames = ['avif', 'jpg'] as const satisfies readonly Format[];

/** The colour behind transparent pixels: the background of pages. */
export const background = colour.ground;

/** The most pixels that are decoded: enough for any camera, too few to exhaust memory. */
export const maxPixels = 120_000_000;

/** The longest side of a picture, in pixels: the limit of many graphics cards. */
export const maxSide = 16_383;

/** The width of the widest files, in pixels; an opening's has two pixels for each of a window 1440 wide. */
export const maxWidth = 1920;
export const maxOpeningWidth = 2880;

// 680 suffices for a phone 412 CSS pixels wide at a device pixel ratio of 1.75 with its margins; 625 wouldn't.
const narrower = [425, 680, 1072] as const;
const narrowerThanMax = [469, 750, 1200] as const;
const step = 1.6;
// The difference to a smaller step would be invisible.
const minStep = 1.25;

/**
 * The widths of a picture's files, in pixels: at most four, or five of an opening, none above the original's, each at most
 * 1.6 times the previous one, so that a browser never downloads more than 1.6 times the width that it displays.
 * @example pictureWidths(1600) // => [425, 680, 1072, 1600]
 * @example pictureWidths(3000) // => [469, 750, 1200, 1920]
 * @example pictureWidths(3000, true) // => [469, 750, 1200, 1920, 2880]
 */
export function pictureWidths(original: number, isOpening = false): readonly number[] {
  const isWider = isOpening && original >= maxWidth * minStep;
  const width = Math.min(original, isWider ? maxOpeningWidth : maxWidth);
  const candidates = width > narrower[2] * step ? [...narrowerThanMax, maxWidth] : narrower;
  return [...candidates.filter((candidate) => candidate < width), width];
}

/** A key of everything that a picture file depends on except the image. */
export function encodingKey(): string {
  return JSON.stringify({
    formats,
    openingOptions,
    background,
    maxWidth,
    maxOpeningWidth,
    narrower,
    narrowerThanMax,
    version: sharp.versions,
    encoder: digestOfCode(join(import.meta.dirname, 'encode.ts')),
  });
}
