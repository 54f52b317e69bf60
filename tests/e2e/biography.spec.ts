import type { Locator, Page } from '@playwright/test';
import { hold, startScript } from './hold.ts';
import { english } from './site.ts';
import { expect, scriptReady, scrollTo, scrollTop, test } from './test.ts';

const slugs = ['conductor', 'violinist', 'composer', 'compositions'] as const;
const { text, address } = english;

function tab(page: Page, slug: (typeof slugs)[number]): Locator {
  return page.getByRole('tab').nth(slugs.indexOf(slug));
}

/** Expects one tab to be selected and its panel, alone, to be shown under the tab's name. */
async function expectSelected(page: Page, slug: (typeof slugs)[number]) {
  await expect(tab(page, slug)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
  await expect(page.locator('[role=tabpanel]').filter({ visible: true })).toHaveId(slug);
  const name = (await tab(page, slug).textContent()) ?? '';
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
}

/** Presses keys from the first tab, each of which selects one and moves the focus to it. */
async function expectWalk(
  page: Page,
  walk: readonly (readonly [string, (typeof slugs)[number]])[],
) {
  await tab(page, 'conductor').focus();
  for (const [key, slug] of walk) {
    await page.keyboard.press(key);
    await expectSelected(page, slug);
    await expect(tab(page, slug)).toBeFocused();
  }
}

test('the biography has a large title over a faded grey image', async ({ page, visit }) => {
  await visit(address('biography'));
  const heading = page.getByRole('heading', { level: 1 });
  const sizeOf = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize);
  const size = await heading.evaluate(sizeOf);
  expect(size).toBeGreaterThan(3 * (await page.locator('body').evaluate(sizeOf)));
  const image = page.getByRole('main').locator('img').first();
  const look = await image.evaluate((node) => {
    let [isGray, opacity] = [false, 1];
    for (let element: Element | null = node; element; element = element.parentElement) {
      isGray ||= getComputedStyle(element).filter.includes('grayscale(1)');
      opacity *= Number(getComputedStyle(element).opacity);
    }
    return { isGray, isFaded: opacity < 0.9 };
  });
  expect(look).toEqual({ isGray: true, isFaded: true });
  const top = (await heading.boundingBox())?.y ?? 0;
  const behind = await image.boundingBox();
  expect(behind?.y).toBeLessThan(top);
  expect((behind?.y ?? 0) + (behind?.height ?? 0)).toBeGreaterThan(top);
});

test.describe('the tabs', () => {
  test('select a panel where the page is, by a click or by arrow keys', async ({ page, visit }) => {
    await visit(address('biography'));
    await expect(page.getByRole('tablist', { name: text('biography.tabs') })).toBeVisible();
    await expectSelected(page, 'conductor');
    await scrollTo(page, 300);
    for (const slug of slugs.slice(0, 3)) {
      await tab(page, slug).click();
      await expectSelected(page, slug);
      expect(await scrollTop(page)).toBe(300);
      await expect(page).toHaveURL(`${address('biography')}#${slug}`);
    }
    await expectWalk(page, [
      ['ArrowRight', 'violinist'],
      ['ArrowLeft', 'conductor'],
      ['ArrowLeft', 'compositions'],
      ['ArrowRight', 'conductor'],
      ['End', 'compositions'],
      ['Home', 'conductor'],
      ['ArrowDown', 'violinist'],
      ['ArrowUp', 'conductor'],
      ['ArrowUp', 'compositions'],
      ['ArrowDown', 'conductor'],
    ]);
    // A key that is held down counts once.
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectSelected(page, 'composer');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'composer')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('main :focus')).toHaveCount(0);
  });

  test('are selected by the address, which Back and Forward change', async ({ page, visit }) => {
    await visit('/biography#nobody');
    await expectSelected(page, 'conductor');
    await visit('/');
    await page.locator('main a[href$="#violinist"]').click();
    await expectSelected(page, 'violinist');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expectSelected(page, 'violinist');
    await page.reload();
    await scriptReady(page);
    await expectSelected(page, 'violinist');
    await expect(tab(page, 'violinist')).toBeInViewport();
  });

  test('are links to sections until the script has started', async ({ page }) => {
    const release = await hold(page, startScript);
    await page.goto('/biography#works-ensemble');
    for (const role of ['tablist', 'tab', 'tabpanel'] as const)
      await expect(page.getByRole(role, { includeHidden: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: text('works.ensemble') })).toBeInViewport();
    const before = await scrollTop(page);
    await release();
    await scriptReady(page);
    await expectSelected(page, 'compositions');
    expect(await scrollTop(page)).toBe(before);
    await expect(page.getByRole('tab').first()).not.toBeInViewport();
  });
});
