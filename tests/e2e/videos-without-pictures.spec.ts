// Videos whose cover is a plate: in a text, and on the media page.
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { limit } from '../machine.ts';
import { answerAsPlayer, expectPlaysInPlace } from './player.ts';
import { english } from './site.ts';
import { expect, test, scriptReady } from './test.ts';

test.setTimeout(limit(120_000));
test.use({ site: 'full', expected: [/^request: https:\/\/www\.youtube-nocookie\.com\/embed\//] });

test('one in a text plays in place, and asks the service only then', async ({
  page,
  complaints,
}) => {
  await answerAsPlayer(page);
  await page.goto('/biography');
  await scriptReady(page);
  const video = page.getByRole('figure').filter({ hasText: 'as it was played' });
  const away = video.getByRole('link', { name: english.text('media.watch') });
  await expect(away).toHaveAttribute('href', 'https://www.youtube.com/watch?v=nPHIZw7HZq4');
  await expectSeenThrough(video);
  await expectPlaysInPlace(page, video, 'nPHIZw7HZq4', complaints);
});

test('one on the media page shows its title, and plays in place of it', async ({
  page,
  complaints,
}) => {
  await answerAsPlayer(page);
  await page.goto('/media');
  await scriptReady(page);
  const video = page.getByRole('article').last();
  await expectSeenThrough(video);
  await expectPlaysInPlace(page, video, '', complaints);
});

/** Expects the ground of the plate below the cover. */
async function expectSeenThrough(video: Locator): Promise<void> {
  const plate = video.locator('div:has(> iframe)');
  const ground = await plate.evaluate((each) => getComputedStyle(each).backgroundColor);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => colourAt(video.locator('iframe'), 30)).toBe(ground);
}

/** The colour of an element so many pixels from its corner. */
async function colourAt(element: Locator, distance: number): Promise<string> {
  const area = { left: distance, top: distance, width: 1, height: 1 };
  const pixel = sharp(await element.screenshot())
    .removeAlpha()
    .extract(area);
  return `rgb(${[...(await pixel.raw().toBuffer())].join(', ')})`;
}
