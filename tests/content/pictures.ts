// What is wrong with the pictures of a page, those in its frames too.
import type { Page } from '@playwright/test';

/** Larger than this, for each pixel of its file, a picture looks blurred. */
const most = 1.6;

/** The pictures of a page that can't be downloaded or decoded. Asks for those that would wait for the visitor. */
export async function picturesThatFail(page: Page): Promise<string[]> {
  const failed = await Promise.all(page.frames().map((frame) => frame.evaluate(decodeAll)));
  return failed.flat();
}

/**
 * The pictures in sight of a page that are shown much larger than they are. What only decorates may be blurred on
 * purpose, so there the largest file counts that the site has.
 */
export async function stretchedPictures(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(measureAll)));
  return found
    .flat()
    .filter(({ scale }) => scale > most)
    .map(
      ({ name, pixels, scale }) =>
        `${name} is ${pixels} pixels wide and shown ${scale.toFixed(1)} times as large. Put a larger one into the folder images.`,
    );
}

/** Runs in a frame. */
async function decodeAll(): Promise<string[]> {
  const failed = await Promise.all(
    [...document.images].map(async (image) => {
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
function measureAll(): Promise<{ name: string; pixels: number; scale: number }[]> {
  const seen = [...document.images].filter((image) => {
    const { width, height } = image.getBoundingClientRect();
    return width > 1 && height > 1 && image.checkVisibility();
  });
  return Promise.all(
    seen.map(async (image) => {
      // What `image` itself says of its size is divided by the density that `sizes` makes of it.
      const file = new Image();
      const largest = image.srcset.split(',').at(-1)?.trim().split(' ')[0];
      file.src = (image.alt === '' && largest) || image.currentSrc;
      await file.decode().catch(() => undefined);
      const box = image.getBoundingClientRect();
      const scales = [box.width / file.naturalWidth, box.height / file.naturalHeight];
      const isWhole = ['contain', 'scale-down'].includes(getComputedStyle(image).objectFit);
      const scale = (isWhole ? Math.min(...scales) : Math.max(...scales)) * devicePixelRatio;
      const name = image.currentSrc.replace(/.*\//, '');
      return { name, pixels: file.naturalWidth, scale };
    }),
  );
}
