import sharp from 'sharp';
import { contrast } from '../../src/text/colour.ts';
import { answerAsPlayer, expectPlaysInPlace } from './player.ts';
import { english, languageOf, sizes } from './site.ts';
import { columnsOf, expect, scrollTo, test } from './test.ts';
import { link, toggle } from './visitor.ts';

const { text, address } = english;

test('the media page has covers of one size', async ({ page, visit }) => {
  await visit(address('media'));
  const main = page.getByRole('main');
  const videos = main.getByRole('article');
  for (const [size, columns] of [
    [sizes.phone, 1],
    [sizes.tablet, 2],
    [sizes.desktop, 2],
  ] as const) {
    await page.setViewportSize(size);
    expect(await columnsOf(videos)).toBe(columns);
    const players = await videos.locator('iframe').all();
    expect(players).toHaveLength(4);
    const boxes = await Promise.all(players.map((player) => player.boundingBox()));
    const frames = boxes.map((box) => `${box?.width.toFixed(1)} × ${box?.height.toFixed(1)}`);
    expect(new Set(frames).size).toBe(1);
    await scrollTo(page, 0);
    const channel = main.getByRole('link', { name: text('media.channelButton') });
    await expect(channel).toBeInViewport({ ratio: 1 });
  }
  for (const video of await videos.all()) {
    await video.scrollIntoViewIfNeeded();
    const cover = video.frameLocator('iframe');
    await expect(cover.getByRole('link', { name: text('media.play') })).toBeVisible();
    await expect(cover.locator('img')).toBeVisible();
    await expect(cover.locator('img')).toHaveAttribute('loading', 'lazy');
  }
});

test('the ring around a focused cover stands out from the picture', async ({ page, visit }) => {
  await visit(address('media'));
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  const player = page.getByRole('main').locator('iframe').first();
  await expect(player.contentFrame().getByRole('link')).toBeFocused();
  const colours = await edgeOf(await player.screenshot());
  const contrasts = colours.slice(1).map((colour, at) => contrast(colour, colours[at] ?? colour));
  // Both of its edges.
  expect(contrasts.filter((each) => each >= 3)).toHaveLength(2);
});

/** The colours of the first pixels in the middle line of a picture. */
async function edgeOf(picture: Buffer): Promise<string[]> {
  const { height } = await sharp(picture).metadata();
  const area = { left: 0, top: Math.round(height / 2), width: 16, height: 1 };
  const pixels = await sharp(picture).removeAlpha().extract(area).raw().toBuffer();
  return Array.from({ length: area.width }, (_, at) => {
    const channels = pixels.subarray(3 * at, 3 * at + 3);
    return `rgb(${channels.join(' ')})`;
  });
}

test.describe('a video', () => {
  test.use({ expected: [/^request: https:\/\/www\.youtube-nocookie\.com\/embed\//] });

  test('plays in place, and on through the toggle', async ({ page, visit, complaints }) => {
    await answerAsPlayer(page);
    await visit(address('press'));
    await link(page, 'media').click();
    await expect(page).toHaveURL(address('media'));
    const video = page.getByRole('main').getByRole('article').first();
    const playing = video.frameLocator('iframe').getByText('Playing');
    const id = /[\w-]{11}$/.exec((await video.getByRole('link').getAttribute('href')) ?? '')?.[0];
    await expectPlaysInPlace(page, video, id, complaints);
    await toggle(page).click();
    await expect(page).toHaveURL(languageOf('es').address('media'));
    const other = page.getByRole('article').nth(1).frameLocator('iframe');
    await expect(
      other.getByRole('link', { name: languageOf('es').text('media.play') }),
    ).toBeVisible();
    await expect(playing).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address('media'));
    await expect(playing).toBeVisible();
    expect(complaints).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(address('press'));
  });
});
