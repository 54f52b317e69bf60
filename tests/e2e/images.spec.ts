import type { Page } from '@playwright/test';
import { english, languages, pageIds } from './site.ts';
import { expect, scrollTo, test } from './test.ts';

/** More pixels than this, for each that is shown, are a waste. */
const most = 1.6;

interface Shown {
  readonly file: string;
  readonly ratio: number;
}

/** Every picture in sight, with its file's pixels across for each that the screen shows. */
async function shownPictures(page: Page): Promise<Shown[]> {
  return page.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) return [];
      const { width, height } = image.getBoundingClientRect();
      const pixels = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
      const smallest = Number(/ (\d+)w/.exec(image.srcset)?.[1]);
      // The smallest file there is can't be too large.
      if (width === 0 || Number.isNaN(pixels) || pixels === smallest) return [];
      const proportion = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      // Where a picture covers its place, its longer side reaches beyond it.
      const across = Math.max(width, height * proportion) * devicePixelRatio;
      return [{ file: image.currentSrc.replace(/.*\//, ''), ratio: pixels / across }];
    }),
  );
}

/** The pictures in sight that have not loaded yet; one that wasn't even asked for has no file. */
async function unfinishedPictures(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || image.complete) return [];
      const { width, top, bottom } = image.getBoundingClientRect();
      const isSeen = width > 0 && bottom > 0 && top < window.innerHeight && image.checkVisibility();
      return isSeen ? [`${image.alt}: ${image.currentSrc}`] : [];
    }),
  );
}

/** Scrolls through the page, so that every lazy picture is asked for. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) {
    await scrollTo(page, top);
    await expect.poll(() => unfinishedPictures(page)).toEqual([]);
  }
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  for (const deviceScaleFactor of [1, 2]) {
    test.describe(`at ${width} px and ${deviceScaleFactor}×`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor });

      // A page each: a browser prefers a large file that it has already to a small one.
      for (const id of pageIds) {
        test(`${id} downloads no picture larger than it shows it`, async ({ page }) => {
          await page.goto(english.address(id));
          await scrollThrough(page);
          const pictures = await shownPictures(page);
          const tooLarge = pictures.filter(({ ratio }) => ratio > most);
          expect(tooLarge).toEqual([]);
        });
      }
    });
  }
}

for (const { name, address } of languages) {
  test(`what is seen first in ${name} is not loaded lazily`, async ({ page }) => {
    for (const id of pageIds) {
      await page.goto(address(id));
      const lazy = await page.locator('main img[loading=lazy]').evaluateAll((images) =>
        images
          .filter((image) => {
            const { top, width } = image.getBoundingClientRect();
            return width > 0 && top < window.innerHeight * 0.6;
          })
          .map((image) => image.getAttribute('alt')),
      );
      expect(lazy, id).toEqual([]);
    }
  });
}
