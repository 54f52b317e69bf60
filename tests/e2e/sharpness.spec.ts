import type { Frame, Page } from '@playwright/test';
import { english, pageIds } from './site.ts';
import { expect, scrollTo, test } from './test.ts';

/** A picture may be stretched by as much; its grain hides it. */
const most = 1.3;

interface Stretched {
  readonly file: string;
  readonly stretch: number;
}

/**
 * How far every picture in sight is stretched: the pixels of the screen that its whole width would take, what is cropped
 * included, for each pixel of its file. A file that is the original's full width can't be sharper.
 */
function stretchedPictures(frame: Frame): Promise<Stretched[]> {
  return frame.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) return [];
      const { width, height } = image.getBoundingClientRect();
      const pixels = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
      if (width === 0 || Number.isNaN(pixels)) return [];
      const file = image.currentSrc.replace(/.*\//, '');
      const sets = [...(image.parentElement?.querySelectorAll('source') ?? []), image];
      const own = sets.find(({ srcset }) => srcset.includes(file))?.srcset ?? '';
      if (pixels === Math.max(...[...own.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each))))
        return [];
      const proportion = image.naturalWidth / image.naturalHeight;
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const across = isCropped ? Math.max(width, height * proportion) : width;
      return [{ file, stretch: (across * devicePixelRatio) / pixels }];
    }),
  );
}

/** Scrolls through the page, so that every lazy picture is asked for. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await scrollTo(page, top);
    for (const frame of page.frames()) {
      await frame.waitForFunction(() =>
        [...document.images].every((image) => {
          const { width, top: start, bottom } = image.getBoundingClientRect();
          const isSeen = width > 0 && bottom > 0 && start < window.innerHeight;
          return image.complete || !isSeen || !image.checkVisibility();
        }),
      );
    }
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const deviceScaleFactor of [1, 2, 3]) {
    test.describe(`at ${width} px and ${deviceScaleFactor}×`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor });

      test('shows every picture sharply, what is cropped counted', async ({ browser, baseURL }) => {
        for (const id of pageIds) {
          // A browser prefers what it has already.
          const context = await browser.newContext({
            baseURL: baseURL ?? '',
            viewport: { width, height },
            deviceScaleFactor,
          });
          const page = await context.newPage();
          await page.goto(english.address(id));
          await scrollThrough(page);
          const pictures = await Promise.all(page.frames().map(stretchedPictures));
          const soft = pictures.flat().filter(({ stretch }) => stretch > most);
          expect(soft, id).toEqual([]);
          await context.close();
        }
      });
    });
  }
}
