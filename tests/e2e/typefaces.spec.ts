// A site with typefaces of its own.
import { hold } from './hold.ts';
import { expectStill, noteShift, twoFrames } from './moves.ts';
import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';

test.use({ site: 'typefaces' });

const pages = ['home', 'biography', 'press', 'contact'] as const;

test('pages are set in them, and preload those that all of them need', async ({ page, visit }) => {
  await visit(english.address('biography'));
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(preloaded).toEqual([
    expect.stringMatching(/^\/assets\/figtree-normal-latin-[\da-f]{8}\.woff2$/),
    expect.stringMatching(/^\/assets\/cormorant-garamond-normal-latin-[\da-f]{8}\.woff2$/),
  ]);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !family.includes('fallback'))
        .map(({ family, style }) => `${family.replaceAll(/["']/g, '')} ${style}`),
    );
  await expect
    .poll(async () => new Set(await loaded()))
    .toEqual(new Set(['Custom display normal', 'Custom text normal', 'Custom text italic']));
});

for (const size of [sizes.phone, sizes.desktop])
  test(`nothing moves when they come, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const script = await page.addInitScript(noteShift);
    for (const id of pages) {
      const release = await hold(page, '**/*.woff2');
      await page.goto(english.address(id), { waitUntil: 'domcontentloaded' });
      await twoFrames(page);
      await release();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      await expectStill(page, id);
    }
    await script.dispose();
  });
