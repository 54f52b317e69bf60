// What is wrong with the pictures of a page, those in its frames too.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page as Tab } from '@playwright/test';
import sharp from 'sharp';
import { pictureSlug } from '../../src/content/images/describe-picture.ts';
import { maxWidth } from '../../src/content/images/encoding.ts';
import { memoize } from '../../src/memoize.ts';
import type { Site } from './site.ts';

/** Larger than this, for each pixel of its largest file, a picture looks blurred. */
const mostBlurred = 1.6;
/** A picture may be stretched by as much while there is a larger file; its grain hides it. */
const mostStretched = 1.3;
/**
 * More pixels than this, for each that is shown, are a waste. The widths of files are 1.6 apart, and `sizes` may be a
 * tenth more than is shown.
 */
const mostWasted = 1.76;

interface Picture {
  readonly name: string;
  /** The width that `sizes` has, in CSS pixels. */
  readonly intrinsicWidth: number;
  /** The width of the complete picture, what is cropped included, in CSS pixels. */
  readonly across: number;
  /** The widths of its files, the smallest first, in pixels. */
  readonly files: readonly number[];
  /** Whether it is downloaded late, although it is seen first. */
  readonly isLate: boolean;
}

/** The pictures of a page that can't be downloaded or decoded. Downloads those that would wait for the visitor. */
export async function picturesThatFail(page: Tab): Promise<string[]> {
  const failed = await Promise.all(page.frames().map((frame) => frame.evaluate(decodeAll)));
  return failed.flat();
}

/** The pictures in sight of a page that are shown much larger than they are: the editor has a larger one, or none. */
export async function blurredPictures(page: Tab): Promise<string[]> {
  return (await picturesOn(page))
    .filter(({ across, files }) => across / (files.at(-1) ?? 0) > mostBlurred)
    .map(
      ({ name }) => `${name} is shown larger than it is. Put a larger one into the folder images.`,
    );
}

/** The visible pictures for which `sizes` and `srcset` make browsers choose a wrong file. */
export async function badlySizedPictures(page: Tab, site: Site): Promise<string[]> {
  const sources = await sourceWidths(site);
  return (await picturesOn(page)).flatMap((picture) => {
    const [, source = ''] = /^(.*)-[\da-f]{8}-\d+\.\w+$/.exec(picture.name) ?? [];
    const width = sources.get(source) ?? Infinity;
    return [1, 2, 3].flatMap((density) => problemsAt(density, picture, width));
  });
}

/** The pictures that are seen first, and downloaded late. */
export async function latePictures(page: Tab): Promise<string[]> {
  return (await picturesOn(page)).filter(({ isLate }) => isLate).map(({ name }) => name);
}

async function picturesOn(page: Tab): Promise<readonly Picture[]> {
  const pictures = await Promise.all(page.frames().map((frame) => frame.evaluate(measureAll)));
  return pictures.flat();
}

/** What is wrong on a screen of a density, for a browser that has none of the files yet. */
function problemsAt(
  density: number,
  { name, intrinsicWidth, across, files }: Picture,
  source: number,
) {
  const file = files.find((width) => width >= intrinsicWidth * density) ?? files.at(-1) ?? 0;
  const needed = across * density;
  // Three pixels for one are more than anybody sees, and none are invented.
  const isLargest = file === files.at(-1) && (density > 2 || file >= source);
  const isStretched = needed / file > mostStretched && !isLargest;
  const isWasteful = file / needed > mostWasted && file !== files[0];
  return isStretched || isWasteful
    ? [`${name}: ${file} pixels for ${needed} on a screen of ${density}x`]
    : [];
}

/** The largest width that each picture of a site could have, by the name in its addresses. */
const sourceWidths = memoize(async ({ content }: Site) => {
  const folder = join(content, 'images');
  const widths = readdirSync(folder)
    .filter((file) => /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i.test(file))
    .map(async (file) => {
      const { autoOrient } = await sharp(join(folder, file)).metadata();
      return [pictureSlug(file), Math.min(autoOrient.width, maxWidth)] as const;
    });
  return new Map(await Promise.all(widths));
});

/** Runs in a frame. */
async function decodeAll(): Promise<string[]> {
  const failed = await Promise.all(
    [...document.images].map(async (image) => {
      image.toggleAttribute('data-lazy', image.loading === 'lazy');
      image.loading = 'eager';
      return image.decode().then(
        () => [],
        () => [image.currentSrc || image.src],
      );
    }),
  );
  return failed.flat();
}

/** Runs in a frame. */
function measureAll(): Picture[] {
  const seen = [...document.images].filter((image) => {
    const { width, height } = image.getBoundingClientRect();
    return image.srcset !== '' && width > 1 && height > 1 && image.checkVisibility();
  });
  return seen.map((image) => {
    const { width, height, top } = image.getBoundingClientRect();
    const proportion = image.naturalWidth / image.naturalHeight;
    const { objectFit } = getComputedStyle(image);
    const whole = height * proportion;
    const isWhole = objectFit === 'contain' || objectFit === 'scale-down';
    const across = isWhole ? Math.min(width, whole) : width;
    return {
      name: image.currentSrc.replace(/.*\//, ''),
      // What a picture says of its own width is divided by the density that `sizes` makes of it.
      intrinsicWidth: image.naturalWidth,
      across: objectFit === 'cover' ? Math.max(width, whole) : across,
      files: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, descriptor]) => Number(descriptor)),
      isLate: image.matches('main [data-lazy]') && top < innerHeight * 0.6,
    };
  });
}
