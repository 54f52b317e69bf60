// Whether pictures are sharp and no larger than they need be is what `sizes` and `srcset` say of them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import sharp from 'sharp';
import { addressName } from '../../src/content/images/describe-picture.ts';
import { widest } from '../../src/content/images/encoding.ts';
import { root } from '../commands/run.mjs';
import { english, pageIds } from './site.ts';
import { expect, scrollTo, test } from './test.ts';

/** A picture may be stretched by as much; its grain hides it. */
const mostStretched = 1.3;
/**
 * More pixels than this, for each that is shown, are a waste. The widths of files lie 1.6 apart, and `sizes` may tell a
 * tenth more than is shown.
 */
const mostWasted = 1.76;

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const tablet = { width: 768, height: 1024 } as const;

const folder = join(root, 'tests/site/content/images');

/** The width of the file that each picture of the site could have, by the name in its addresses. */
const possible = new Map(
  await Promise.all(
    readdirSync(folder).map(async (file) => {
      const { autoOrient } = await sharp(join(folder, file)).metadata();
      return [addressName(file), Math.min(autoOrient.width, widest)] as const;
    }),
  ),
);

interface Picture {
  readonly name: string;
  /** The width that `sizes` tells, in CSS pixels. */
  readonly told: number;
  /** The width that the whole picture takes, what is cropped included, in CSS pixels. */
  readonly across: number;
  /** The widths of its files, the smallest first, in pixels. */
  readonly files: readonly number[];
}

/** The pictures that are shown, all of them loaded. Runs in a frame. */
async function measure(): Promise<Picture[]> {
  const shown = [...document.images].filter(
    (image) => image.srcset !== '' && image.checkVisibility() && image.clientWidth > 0,
  );
  for (const image of shown) image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode()));
  return shown.map((image) => {
    const { width, height } = image.getBoundingClientRect();
    const isCropped = getComputedStyle(image).objectFit === 'cover';
    const proportion = image.naturalWidth / image.naturalHeight;
    return {
      name: image.currentSrc.replace(/.*\//, ''),
      // What a picture says of its own width is divided by the density that `sizes` makes of it.
      told: image.naturalWidth,
      across: isCropped ? Math.max(width, height * proportion) : width,
      files: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)),
    };
  });
}

async function picturesOf(page: Page): Promise<Picture[]> {
  const found = await Promise.all(page.frames().map((frame: Frame) => frame.evaluate(measure)));
  return found.flat();
}

/** The file that a browser without any of them takes on a screen of a density. */
function fileFor({ told, files }: Picture, density: number): number {
  return files.find((file) => file >= told * density) ?? files.at(-1) ?? 0;
}

/** Expects a picture to be sharp, and no larger than it need be, on screens of any density. */
function expectSharp(picture: Picture, id: string) {
  const { name, across, files } = picture;
  for (const density of [1, 2, 3]) {
    const file = fileFor(picture, density);
    const needed = across * density;
    const [, source = ''] = /^(.*)-[\da-f]{8}-\d+\.\w+$/.exec(name) ?? [];
    // Three pixels for one are more than anybody sees, and none are invented.
    const isLargest =
      file === files.at(-1) && (density > 2 || file >= (possible.get(source) ?? Infinity));
    const isSharp = needed / file <= mostStretched || isLargest;
    const isLight = file / needed <= mostWasted || file === files[0];
    expect.soft({ id, name, density, isSharp, isLight, file, needed }).toMatchObject({
      isSharp: true,
      isLight: true,
    });
  }
}

for (const size of [...windows, tablet]) {
  test(`pictures are as sharp as they need be at ${size.width} px`, async ({ page, visit }) => {
    await page.setViewportSize(size);
    for (const id of pageIds) {
      await visit(english.address(id));
      await scrollTo(page, 0);
      const lazy = page.locator('main img[loading=lazy]');
      if (size !== tablet) expect.soft(await lazy.evaluateAll(seenFirst), id).toEqual([]);
      for (const picture of await picturesOf(page)) expectSharp(picture, id);
    }
  });
}

/** What the pictures show that are in the upper part of the window. Runs in the page. */
function seenFirst(images: Element[]): (string | null)[] {
  return images
    .filter((image) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && top < window.innerHeight * 0.6;
    })
    .map((image) => image.getAttribute('alt'));
}
