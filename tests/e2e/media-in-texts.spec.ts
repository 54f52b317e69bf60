// Pictures and sounds in texts, an excerpt of a work, people to ask, and what is announced until 28 February 2027.
import type { Locator, Page } from '@playwright/test';
import { limit } from '../machine.ts';
import { expectStill, openOn, twoFrames } from './moves.ts';
import { english, languageOf } from './site.ts';
import { allLoaded, expect, fresh, test, scriptReady, scrollTo, scrollTop } from './test.ts';

test.use({ site: 'full' });
test.setTimeout(limit(120_000));

function pictureOf(page: Page, alt: string) {
  return page.getByRole('tabpanel').getByRole('img', { name: alt, exact: true });
}

async function boxOf(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture isn’t shown.');
  return box;
}

for (const width of [390, 1440])
  fresh(
    `at ${width} px pictures keep their proportions, and stand side by side`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openOn(page, '2027-02-01', '/biography');
      const left = await boxOf(pictureOf(page, 'A red gradient, wider than high'));
      const right = await boxOf(pictureOf(page, 'An orange gradient, higher than wide'));
      expect(right.y).toBeCloseTo(left.y, 0);
      expect(Math.abs(right.height - left.height)).toBeLessThan(2);
      expect(right.x).toBeGreaterThan(left.x + left.width);
      const wide = await boxOf(pictureOf(page, 'A violet gradient, twice as wide as high'));
      expect(wide.width).toBeCloseTo(right.x + right.width - left.x, 0);
      const upright = await boxOf(pictureOf(page, 'A green gradient, higher than wide'));
      expect(upright.height).toBeLessThan(844);
      expect(upright.height / upright.width).toBeCloseTo(2133 / 1600, 1);
      if (width === 390) expect(upright.width).toBeCloseTo(wide.width, 0);
      await allLoaded(page);
      const isSharp = await page
        .getByRole('tabpanel')
        .locator('figure img')
        .evaluateAll((all: HTMLImageElement[]) =>
          all.map(({ naturalWidth, width: shown, currentSrc }) => {
            const times = naturalWidth / shown;
            return currentSrc.endsWith('.avif') && times >= 0.99 && times < 1.7;
          }),
        );
      expect(isSharp).toEqual([true, true, true, true]);
      await expectStill(page, 'biography');
    },
  );

/** Whether the sounds of the page play. */
function playing(page: Page): Promise<boolean[]> {
  return page
    .locator('audio')
    .evaluateAll((all: HTMLAudioElement[]) => all.map(({ paused }) => !paused));
}

test('a sound is asked for when it is played, by keyboard too, and one plays at a time', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/files/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/biography');
  await scriptReady(page);
  const [first, second] = [
    page.getByLabel('Aurora, bars 1 to 40'),
    page.getByLabel('Dusk, its end'),
  ];
  await expect(page.getByRole('figure').filter({ has: first })).toContainText('12″');
  await first.focus();
  await twoFrames(page);
  expect(asked).toEqual([]);
  await page.keyboard.press('Space');
  await expect.poll(() => playing(page)).toEqual([true, false, false]);
  await second.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => playing(page)).toEqual([false, true, false]);
  expect([...new Set(asked)]).toEqual(['/files/aurora.mp3', '/files/audio/dusk.m4a']);
});

test('an excerpt of a work is told by its title, and how long it is', async ({ page }) => {
  for (const { text: own, address } of [english, languageOf('es')]) {
    await page.goto(`${address('biography')}#compositions`);
    const excerpt = page.getByRole('tabpanel').getByRole('figure');
    await expect(excerpt.getByText(own('works.excerpt'))).toBeVisible();
    await expect(excerpt.locator('time')).toHaveAttribute('datetime', 'PT12S');
    await expect(excerpt.locator('audio')).toHaveAttribute(
      'aria-label',
      new RegExp(`: ${own('works.excerpt')}$`),
    );
  }
});

fresh('what is announced is above the header until its last day is over', async ({ page }) => {
  for (const [path, words, lang] of [
    ['/', 'A recording of Aurora appears on 28 February.', null],
    ['/es', 'El 28 de febrero aparece una grabación de Aurora.', null],
    ['/fr/press', 'A recording of Aurora appears on 28 February.', 'en'],
  ] as const) {
    await openOn(page, '2027-02-28', path);
    const lines = page.getByRole('complementary').getByRole('paragraph');
    const line = lines.filter({ hasText: words, visible: true });
    await expect(line).toBeVisible();
    expect(await line.getAttribute('lang')).toBe(lang);
    await expectStill(page, path);
  }
  const header = page.getByRole('banner');
  const height = (await header.boundingBox())?.y ?? 0;
  expect(height).toBeGreaterThan(20);
  await scrollTo(page, 600);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await header.getByRole('link').first().focus();
  expect(await scrollTop(page)).toBe(600);
  await openOn(page, '2027-03-02', '/fr/press');
  await expect(page.getByText('A recording of')).toHaveCount(0);
  expect((await header.boundingBox())?.y).toBe(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures, sounds, people and what is announced are there', async ({ page }) => {
    await page.goto('/biography');
    const line = page.getByText('A recording of Aurora').filter({ visible: true });
    await expect(line).toHaveCount(1);
    const picture = page.getByRole('img', { name: 'A red gradient, wider than high' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    const sound = page.getByLabel('Aurora, bars 1 to 40');
    await sound.focus();
    await page.keyboard.press('Space');
    await expect(sound).toHaveJSProperty('paused', false);
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: '+34 910 000 000' })).toBeVisible();
  });
});
