// Pictures and sounds in texts, and the announcement, which is shown until 28 February 2027.
import { expectStill, openOn, twoFrames } from './moves.ts';
import { english } from './site.ts';
import { expect, fresh, scrollTo, scrollTop, test } from './test.ts';

test.use({ site: 'full' });

fresh('pictures in a text keep their proportions, side by side too', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openOn(page, '2027-02-01', '/biography');
    const pictures = page.getByRole('tabpanel').locator('figure img');
    const boxes = await pictures.evaluateAll((all) =>
      all.map((picture) => {
        const { x, y, width: across, height } = picture.getBoundingClientRect();
        return [picture.getAttribute('alt') ?? '', { x, y, width: across, height }] as const;
      }),
    );
    const boxOf = (alt: string) =>
      new Map(boxes).get(alt) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    const left = boxOf('A red gradient, wider than high');
    const right = boxOf('An orange gradient, higher than wide');
    expect(right.y).toBeCloseTo(left.y, 0);
    expect(Math.abs(right.height - left.height)).toBeLessThan(2);
    expect(right.x).toBeGreaterThan(left.x + left.width);
    const wide = boxOf('A violet gradient, twice as wide as high');
    expect(wide.width).toBeCloseTo(right.x + right.width - left.x, 0);
    const upright = boxOf('A green gradient, higher than wide');
    expect(upright.height).toBeLessThan(844);
    expect(upright.height / upright.width).toBeCloseTo(2133 / 1600, 1);
    if (width === 390) expect(upright.width).toBeCloseTo(wide.width, 0);
    await expectStill(page, `biography at ${width} px`);
  }
});

test('a sound is requested when it is played, by keyboard too, and one plays at a time', async ({
  page,
  visit,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/files/')) requested.add(new URL(request.url()).pathname);
  });
  await visit('/biography');
  const playing = () =>
    page
      .locator('audio')
      .evaluateAll((all: HTMLAudioElement[]) => all.map(({ paused }) => !paused));
  await page.getByLabel('Aurora, bars 1 to 40').focus();
  await twoFrames(page);
  expect([...requested]).toEqual([]);
  await page.keyboard.press('Space');
  await expect.poll(playing).toEqual([true, false, false]);
  await page.getByLabel('Dusk, its end').focus();
  await page.keyboard.press('Space');
  await expect.poll(playing).toEqual([false, true, false]);
  expect([...requested]).toEqual(['/files/aurora.mp3', '/files/audio/dusk.m4a']);
  // An excerpt is named after its work, with its length.
  const excerpt = page.locator('#compositions figure');
  const name = new RegExp(`: ${english.text('works.excerpt')}$`);
  await expect(excerpt.locator('audio')).toHaveAttribute('aria-label', name);
  await expect(excerpt.locator('time')).toHaveAttribute('datetime', 'PT12S');
});

fresh('the announcement is above the header until its last day is over', async ({ page }) => {
  const announcement = page.getByText('A recording of Aurora appears on 28 February.').filter({
    visible: true,
  });
  const header = page.getByRole('banner');
  await openOn(page, '2027-02-28', '/fr/press');
  await expect(announcement).toBeVisible();
  await expectStill(page, 'announcement');
  expect((await header.boundingBox())?.y).toBeGreaterThan(20);
  await scrollTo(page, 600);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await header.getByRole('link').first().focus();
  expect(await scrollTop(page)).toBe(600);
  await openOn(page, '2027-03-02', '/fr/press');
  await expect(announcement).toHaveCount(0);
  expect((await header.boundingBox())?.y).toBe(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('sounds play, and the announcement is shown', async ({ page }) => {
    await page.goto('/biography');
    await expect(page.getByText('A recording of Aurora').filter({ visible: true })).toHaveCount(1);
    const sound = page.getByLabel('Aurora, bars 1 to 40');
    await sound.focus();
    await page.keyboard.press('Space');
    await expect(sound).toHaveJSProperty('paused', false);
  });
});
