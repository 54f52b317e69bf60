import type { Locator, Page } from '@playwright/test';
import { english } from './site.ts';
import { expect } from './test.ts';

/** The origin of players. */
const playerHost = 'https://www.youtube-nocookie.com';

/** Stands in for the video service. */
export async function answerAsPlayer(page: Page): Promise<void> {
  await page.route(`${playerHost}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Player</title><p>Playing',
    }),
  );
}

/** Plays the video of a frame in an element: it plays in place, and the service is asked only then. */
export async function expectPlaysInPlace(
  page: Page,
  video: Locator,
  id: string | undefined,
  complaints: readonly string[],
): Promise<void> {
  const address = page.url();
  const entries = await page.evaluate(() => window.history.length);
  await video.scrollIntoViewIfNeeded();
  const player = video.frameLocator('iframe');
  const play = player.getByRole('link', { name: english.text('media.play') });
  await expect(play).toBeVisible();
  expect(complaints).toEqual([]);
  await play.click();
  await expect(player.getByText('Playing')).toBeVisible();
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(`${playerHost}/embed/${id}`);
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
}
