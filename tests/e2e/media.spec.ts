import sharp from 'sharp';
import { contrast } from '../../src/text/colour.ts';
import { answerAsPlayer, expectPlaysInPlace, playerHost } from './player.ts';
import { english, fieldOf, languageOf, site, sizes } from './site.ts';
import { columnsOf, expect, fresh, scrollTo, test } from './test.ts';
import { expectNewTab, link, toggle } from './visitor.ts';

// Their letters are in the order of the page.
const ids = fieldOf('videos', 'id', english)
  .map(({ text }) => text)
  .toSorted((a, b) => a.replaceAll(/\W|_/g, '').localeCompare(b.replaceAll(/\W|_/g, '')));

const { text, address } = english;

test.describe('the media page', () => {
  test('shows four videos of one size, and links to the channel', async ({ page, visit }) => {
    await visit(address('media'));
    const channel = page.getByRole('main').getByRole('link', { name: text('media.channelButton') });
    await expect(channel).toHaveAttribute('href', site.videoChannel);
    await expectNewTab(channel, text('site.newTab'));
    const videos = page.getByRole('main').getByRole('article');
    await expect(videos).toHaveCount(4);
    for (const [index, video] of (await videos.all()).entries()) {
      const title = await video.getByRole('heading').innerText();
      await expect(video.getByRole('paragraph').last()).toHaveText(/.{30}/);
      const player = video.locator('iframe');
      await expect(player).toHaveAttribute('src', new RegExp(`^${playerHost}/embed/${ids[index]}`));
      const name = new RegExp(`^${text('media.watch')}.*${title.slice(0, 8)}`);
      const away = video.getByRole('link', { name });
      await expect(away).toHaveAttribute('href', `https://www.youtube.com/watch?v=${ids[index]}`);
      await expectNewTab(away, text('site.newTab'));
      await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
      await expect(player).toHaveAttribute('title', new RegExp(title.slice(0, 8)));
      await video.scrollIntoViewIfNeeded();
      const cover = video.frameLocator('iframe');
      await expect(cover.getByRole('link', { name: text('media.play') })).toBeVisible();
      await expect(cover.locator('img')).toBeVisible();
      await expect(cover.locator('img')).toHaveAttribute('loading', 'lazy');
    }
    for (const [size, columns] of [
      [sizes.phone, 1],
      [sizes.tablet, 2],
      [sizes.desktop, 2],
    ] as const) {
      await page.setViewportSize(size);
      expect(await columnsOf(videos)).toBe(columns);
      const players = await videos.locator('iframe').all();
      const boxes = await Promise.all(players.map((player) => player.boundingBox()));
      const frames = boxes.map((box) => `${box?.width.toFixed(1)} × ${box?.height.toFixed(1)}`);
      expect(new Set(frames).size).toBe(1);
      await scrollTo(page, 0);
      await expect(channel).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a ring around a cover that has the focus stands out from the picture', async ({
  page,
  visit,
}) => {
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

  fresh('plays in place, and asks the service only then', async ({ page, visit, complaints }) => {
    await answerAsPlayer(page);
    await visit(address('media'));
    const video = page.getByRole('main').getByRole('article').nth(1);
    await expectPlaysInPlace(page, video, ids[1], complaints);
  });

  fresh(
    'plays on through the toggle; Back leads to the page before',
    async ({ page, visit, complaints }) => {
      await answerAsPlayer(page);
      await visit(address('press'));
      await link(page, 'media').click();
      const video = page.getByRole('main').getByRole('article').first();
      const player = video.frameLocator('iframe');
      await player.getByRole('link', { name: text('media.play') }).click();
      await expect(player.getByText('Playing')).toBeVisible();
      await toggle(page).click();
      await expect(page).toHaveURL(languageOf('es').address('media'));
      await expect(page.getByRole('article').nth(1).locator('iframe')).toHaveAttribute(
        'srcdoc',
        new RegExp(languageOf('es').text('media.play')),
      );
      await expect(player.getByText('Playing')).toBeVisible();
      expect(complaints).toHaveLength(1);
      await page.goBack();
      await expect(page).toHaveURL(address('media'));
      await expect(player.getByText('Playing')).toBeVisible();
      expect(complaints).toHaveLength(1);
      await page.goBack();
      await expect(page).toHaveURL(address('press'));
    },
  );
});
