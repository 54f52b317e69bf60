import type { Locator, Page } from '@playwright/test';
import { hold, startScript } from './hold.ts';
import { english, fieldOf, sizes } from './site.ts';
import { columnsOf, expect, scriptReady, scrollTo, scrollTop, test } from './test.ts';

const slugs = ['conductor', 'violinist', 'composer', 'compositions'] as const;

function tab(page: Page, slug: (typeof slugs)[number]): Locator {
  return page.getByRole('tab').nth(slugs.indexOf(slug));
}

/** The panel that is shown. */
function shownPanel(page: Page): Locator {
  return page.locator('[role="tabpanel"]:not([hidden])');
}

/** Expects one tab to be selected and its panel, alone, to be shown under the tab's name. */
async function expectSelected(page: Page, slug: (typeof slugs)[number]) {
  await expect
    .poll(() => page.getByRole('tab').evaluateAll(stateOf))
    .toEqual(
      slugs.map((id) => ({
        id,
        selected: String(id === slug),
        hidden: id === slug ? null : '',
        isShown: id === slug,
        isNamed: true,
      })),
    );
}

/** What tabs say of themselves and of their panels. Runs in the page. */
function stateOf(tabs: Element[]) {
  return tabs.map((each) => {
    const panel = document.querySelector(`#${each.getAttribute('aria-controls')}`);
    return {
      id: panel?.id,
      selected: each.getAttribute('aria-selected'),
      hidden: panel?.getAttribute('hidden') ?? null,
      isShown: panel?.querySelector('h2, h3')?.checkVisibility(),
      isNamed: panel?.getAttribute('aria-labelledby') === each.id,
    };
  });
}

const { text, address } = english;

test.describe('the biography', () => {
  test('opens with a large title over a faded grayscale image', async ({ page, visit }) => {
    await visit(address('biography'));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(text('nav.biography'));
    const sizeOf = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize);
    const size = await heading.evaluate(sizeOf);
    expect(size).toBeGreaterThan(3 * (await page.locator('body').evaluate(sizeOf)));
    const image = page.getByRole('main').locator('img').first();
    await expect(image).toBeVisible();
    const look = await image.evaluate((node) => {
      let [isGray, opacity] = [false, 1];
      for (let each: Element | null = node; each; each = each.parentElement) {
        isGray ||= getComputedStyle(each).filter.includes('grayscale(1)');
        opacity *= Number(getComputedStyle(each).opacity);
      }
      return { isGray, isFaded: opacity < 0.9 };
    });
    expect(look).toEqual({ isGray: true, isFaded: true });
    const top = await heading.boundingBox();
    const behind = await image.boundingBox();
    expect(behind?.y ?? 0).toBeLessThan(top?.y ?? 0);
    expect((behind?.y ?? 0) + (behind?.height ?? 0)).toBeGreaterThan(top?.y ?? 0);
  });

  test('has four tabs in order with panels, and stays where it is', async ({ page, visit }) => {
    await visit(address('biography'));
    const list = page.getByRole('tablist', { name: text('biography.tabs') });
    await expect(list.getByRole('tab')).toHaveCount(4);
    await expect(tab(page, 'compositions')).toHaveText(text('works.compositions'));
    await expectSelected(page, 'conductor');
    await scrollTo(page, 300);
    for (const slug of slugs.slice(0, 3)) {
      await tab(page, slug).click();
      await expectSelected(page, slug);
      expect(await scrollTop(page)).toBe(300);
      await expect(page).toHaveURL(`${address('biography')}#${slug}`);
      const panel = shownPanel(page);
      await expect(panel.getByRole('heading').first()).toBeVisible();
      const [heading] = await panel.getByRole('heading').allInnerTexts();
      expect(fieldOf('biography', 'heading', english)).toContainEqual({
        text: heading,
        isOwn: true,
      });
      await expect(panel.getByRole('img').first()).toBeVisible();
      const words = (await panel.innerText()).split(/\s+/).length;
      expect(words).toBeGreaterThan(150);
    }
  });
});

test.describe('the tabs', () => {
  test('are one stop of the Tab key, selected by arrow keys', async ({ page, visit }) => {
    await visit('/biography');
    await tab(page, 'conductor').focus();
    const walk = [
      ['ArrowRight', 'violinist'],
      ['ArrowLeft', 'conductor'],
      ['ArrowLeft', 'compositions'],
      ['ArrowRight', 'conductor'],
      ['End', 'compositions'],
      ['Home', 'conductor'],
    ] as const;
    for (const [key, slug] of walk) {
      await page.keyboard.press(key);
      await expectSelected(page, slug);
      await expect(tab(page, slug)).toBeFocused();
    }
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectSelected(page, 'composer');
    await page.keyboard.press('Tab');
    await expect(shownPanel(page)).toBeFocused();
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

  test('are selected by the address of what a panel holds', async ({ page, visit }) => {
    for (const path of ['/biography', '/es/biography']) {
      await visit(`${path}#works-ensemble`);
      await expectSelected(page, 'compositions');
      const group = page.getByRole('region', { name: /^Ensemble|^Conjunto/ });
      await expect(group).toBeInViewport();
      await expect(page.getByRole('tab').first()).not.toBeInViewport();
    }
  });

  test('are links to sections until the script has started', async ({ page }) => {
    const release = await hold(page, startScript);
    await page.goto('/biography#works-ensemble');
    for (const role of ['tablist', 'tab', 'tabpanel'] as const)
      await expect(page.getByRole(role, { includeHidden: true })).toHaveCount(0);
    const group = page.getByRole('heading', { name: text('works.ensemble') });
    await expect(group).toBeInViewport();
    const before = await scrollTop(page);
    await release();
    await scriptReady(page);
    await expectSelected(page, 'compositions');
    expect(await scrollTop(page)).toBe(before);
  });

  test('stand in 2 columns on a phone, else in 4; Down goes on, Up back', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(sizes.phone);
    await visit('/biography');
    expect(await columnsOf(page.getByRole('tab'))).toBe(2);
    await page.getByRole('tab').first().focus();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['ArrowUp', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 3],
      ['ArrowDown', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab').nth(index)).toBeFocused();
    }
    for (const size of [sizes.tablet, sizes.desktop]) {
      await page.setViewportSize(size);
      expect(await columnsOf(page.getByRole('tab'))).toBe(4);
    }
  });
});
