import { hold } from './hold.ts';
import { english, languageOf, pageIds, sizes, titleOf } from './site.ts';
import { expectStill, noteShift, twoFrames } from './moves.ts';
import { allLoaded, expect, moving, scriptReady, scrollTo, test, fresh } from './test.ts';
import { link } from './visitor.ts';

const tops = [500, 1500, 3000, 0];

for (const [language, size] of [
  [english, sizes.desktop],
  [languageOf('es'), sizes.phone],
] as const) {
  const tag = language === english ? [] : '@depth';
  const where = `in ${language.name} at ${size.width} px`;

  fresh.describe(`from the first paint to the end, ${where},`, { tag }, () => {
    fresh.use(moving);

    fresh('nothing moves, and styles stay as they are', async ({ page, visit }) => {
      await page.setViewportSize(size);
      await page.addInitScript(noteShift);
      await page.addInitScript(noteUpheavals);
      for (const id of pageIds) {
        await visit(language.address(id));
        for (const top of tops) await scrollTo(page, top);
        await allLoaded(page);
        await twoFrames(page);
        await expectStill(page, id);
        expect.soft(await page.evaluate(() => window.upheavals), id).toEqual([]);
      }
    });
  });

  test(`nothing moves where fonts come late, ${where}`, { tag: '@depth' }, async ({ page }) => {
    await page.setViewportSize(size);
    const script = await page.addInitScript(noteShift);
    for (const id of ['home', 'biography', 'press', 'contact'] as const) {
      const release = await hold(page, '**/*.woff2');
      await page.goto(language.address(id), { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('data-late', 'serif sans');
      await release();
      await page.evaluate(() => document.fonts.ready);
      for (const top of tops) await scrollTo(page, top);
      await twoFrames(page);
      await expectStill(page, id);
    }
    await scriptReady(page);
    await page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-late');
    await script.dispose();
  });
}

test('nothing moves where a fragment selects a tab', async ({ page }) => {
  const fragment = 'work-every-field';
  const script = await page.addInitScript(noteShift);
  const release = await hold(page, '**/*.js');
  const panels = page.locator('#conductor, #violinist, #composer, #compositions');
  const selected = panels.filter({ has: page.locator(`#${fragment}`) });
  await page.goto(`/biography#${fragment}`, { waitUntil: 'commit' });
  await expect(selected).toBeVisible();
  await expect(panels.first()).toBeHidden();
  await release();
  await scriptReady(page);
  await expect(selected).toHaveAttribute('tabindex', '0');
  await expect(panels.first()).toBeHidden();
  await twoFrames(page);
  await expectStill(page, fragment);
  await script.dispose();
});

/** Notes what makes a browser recompute every style and lay out every line again. Runs in the page. */
function noteUpheavals(): void {
  const upheavals: string[] = [];
  new MutationObserver((records) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    const moved = removed.filter(({ nodeName }) => nodeName === 'STYLE');
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const inserted = added.filter(
      (node) => node instanceof Element && node.matches('style[data-emotion]'),
    );
    const written = records.filter(({ attributeName }) => attributeName);
    const styles = [...moved, ...inserted];
    upheavals.push(...styles.map(() => 'style'), ...written.map(() => 'lang'));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['lang'] });
  window.upheavals = upheavals;
}

test('a page looks the same by a link as by its address', async ({ page, visit }) => {
  const ids = ['home', 'biography', 'media'] as const;
  const look = () => page.getByRole('main').evaluate(lookOf);
  const looks = new Map<string, string[]>();
  for (const id of ids) {
    await visit(english.address(id));
    looks.set(id, await look());
    expect(looks.get(id)?.length).toBeGreaterThan(20);
  }
  for (const id of ids) {
    await link(page, id).click();
    await expect(page).toHaveTitle(titleOf(id, english));
    await page.getByRole('heading', { level: 1 }).blur();
    await expect.poll(look, id).toEqual(looks.get(id));
  }
});

/** How each element of a part of the page is set and coloured once it has come. Runs in the page. */
function lookOf(part: Element): string[] {
  for (const animation of document.getAnimations()) animation.finish();
  return [...part.querySelectorAll('*:not(noscript, noscript *)')].map((element) => {
    const { fontFamily, fontSize, fontStyle, fontWeight, textTransform, color, display, margin } =
      getComputedStyle(element);
    const look = [fontFamily, fontSize, fontStyle, fontWeight, textTransform, color, display];
    const text = element.firstChild?.nodeType === Node.TEXT_NODE ? element.textContent : '';
    return `${element.tagName} ${text?.slice(0, 20)}: ${look.join(' ')} ${margin}`;
  });
}

declare global {
  interface Window {
    upheavals?: string[];
  }
}
