import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio } from '../../src/text/colour.ts';
import { english, languageOf, sizes } from './site.ts';
import { expect, scrollTo, test } from './test.ts';
import { link, toggle } from './visitor.ts';

const { text, address } = english;
const spanish = languageOf('es');
const playerHost = 'https://www.youtube-nocookie.com';

test.beforeEach(async ({ page }) => {
  const body = '<!doctype html><title>Player</title><p>Playing';
  await page.route(`${playerHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
});

test('the media page has covers of one size, with a ring that stands out', async ({
  page,
  visit,
}) => {
  await visit(address('media'));
  const main = page.getByRole('main');
  const players = main.getByRole('article').locator('iframe');
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    const frames = await players.evaluateAll((all) =>
      all.map((frame) => [
        frame.getBoundingClientRect().width,
        frame.getBoundingClientRect().height,
      ]),
    );
    expect(frames).toHaveLength(4);
    expect(new Set(frames.map((frame) => frame.map((side) => side.toFixed(1)).join())).size).toBe(
      1,
    );
    await scrollTo(page, 0);
    const channel = main.getByRole('link', { name: text('media.channelButton') });
    await expect(channel).toBeInViewport({ ratio: 1 });
  }
  for (const player of await players.all()) {
    await player.scrollIntoViewIfNeeded();
    const cover = player.contentFrame();
    await expect(cover.getByRole('link', { name: text('media.play') })).toBeVisible();
    await expect(cover.locator('img')).toBeVisible();
    await expect(cover.locator('img')).toHaveAttribute('loading', 'lazy');
  }
  await main.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(players.first().contentFrame().getByRole('link')).toBeFocused();
  const colours = await coloursOf(players.first(), { left: 0, top: 99, width: 16 });
  const edge = colours.map((colour) => colour.replaceAll(',', ''));
  const contrasts = edge.slice(1).map((colour, at) => contrastRatio(colour, edge[at] ?? colour));
  // Both of the ring's edges.
  expect(contrasts.filter((ratio) => ratio >= 3)).toHaveLength(2);
});

test.describe('a video', () => {
  test.use({ expected: [/^request: https:\/\/www\.youtube-nocookie\.com\/embed\//] });

  test('plays in place, and on through the toggle', async ({ page, visit, complaints }) => {
    await visit(address('press'));
    await link(page, 'media').click();
    await expect(page).toHaveURL(address('media'));
    const video = page.getByRole('article').first();
    const playing = video.frameLocator('iframe').getByText('Playing');
    const id = /[\w-]{11}$/.exec((await video.getByRole('link').getAttribute('href')) ?? '')?.[0];
    await expectPlaysInPlace(page, video, id, complaints);
    await toggle(page).click();
    await expect(page).toHaveURL(spanish.address('media'));
    const other = page.getByRole('article').nth(1).frameLocator('iframe');
    await expect(other.getByRole('link', { name: spanish.text('media.play') })).toBeVisible();
    await expect(playing).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address('media'));
    await expect(playing).toBeVisible();
    expect(complaints).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(address('press'));
  });

  test.describe('without a picture', () => {
    test.use({ site: 'full' });

    for (const [where, path, role, id] of [
      ['in a text', '/biography', 'figure', 'nPHIZw7HZq4'],
      ['on the media page', '/media', 'article', ''],
    ] as const)
      test(`has a plate as its cover ${where}`, async ({ page, visit, complaints }) => {
        await visit(path);
        const video = page
          .getByRole(role)
          .filter({ has: page.locator('iframe') })
          .last();
        const plate = video.locator('div:has(> iframe)');
        const ground = await plate.evaluate((element) => getComputedStyle(element).backgroundColor);
        await video.scrollIntoViewIfNeeded();
        const corner = { left: 30, top: 30, width: 1 };
        await expect.poll(() => coloursOf(video.locator('iframe'), corner)).toEqual([ground]);
        await expectPlaysInPlace(page, video, id, complaints);
      });
  });
});

/** Plays a video: it plays in place, and its service receives a request only then. */
async function expectPlaysInPlace(
  page: Page,
  video: Locator,
  id: string | undefined,
  complaints: readonly string[],
): Promise<void> {
  const url = page.url();
  const entries = await page.evaluate(() => window.history.length);
  await video.scrollIntoViewIfNeeded();
  const player = video.frameLocator('iframe');
  const play = player.getByRole('link', { name: text('media.play') });
  await expect(play).toBeVisible();
  expect(complaints).toEqual([]);
  await play.click();
  await expect(player.getByText('Playing')).toBeVisible();
  expect(complaints).toEqual([expect.stringContaining(`${playerHost}/embed/${id}`)]);
  await expect(page).toHaveURL(url);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
}

/** The colours of some pixels of an element from a place on, to the right. */
async function coloursOf(element: Locator, area: { left: number; top: number; width: number }) {
  const picture = sharp(await element.screenshot()).removeAlpha();
  const pixels = await picture
    .extract({ ...area, height: 1 })
    .raw()
    .toBuffer();
  return Array.from(
    { length: area.width },
    (_, at) => `rgb(${pixels.subarray(3 * at, 3 * at + 3).join(', ')})`,
  );
}
