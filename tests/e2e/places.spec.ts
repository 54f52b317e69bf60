import type { Page } from '@playwright/test';
import { expectSameAsPrerendered } from './same-as-prerendered.ts';
import { expect, scriptReady, scrollTop, test } from './test.ts';
import { addLink, mark } from './visitor.ts';

test.describe('a followed link to a place', () => {
  test('ends there, in any page, tab and language, and Tab goes on from it', async ({
    page,
    visit,
  }) => {
    await visit('/biography');
    const marked = await mark(page);
    for (const [path, id] of [
      ['/contact', 'presenters'],
      ['/biography', 'work-every-field'],
      ['/es/biography', 'compositions'],
      ['/biography', 'works-ensemble'],
    ] as const) {
      await (await addLink(page, { href: `${path}#${id}` }, id)).click();
      await expect(page).toHaveURL(`${path}#${id}`);
      const place = page.locator(':target');
      await expect(place).toBeVisible();
      await expect(place).toHaveId(id);
      const top = () => place.evaluate((node) => Math.round(node.getBoundingClientRect().top));
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      expect(await top()).toBeLessThan(200);
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect(await place.evaluate(follows, await focused.elementHandle()), id).toBe(true);
      await expectSameAsPrerendered(page);
      await page.goBack();
      await expect(page).toHaveURL('/biography');
      await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    }
    await expect(marked).toBeAttached();
  });

  test('marks the work that it names, and no other', async ({ page, visit }) => {
    await visit('/biography');
    const works = page.locator('#compositions article');
    const colourOf = (index: number) =>
      works.nth(index).evaluate((node) => getComputedStyle(node).borderBlockStartColor);
    for (const index of [1, 2]) {
      const id = await works.nth(index).getAttribute('id');
      await (await addLink(page, { href: `/biography#${id}` }, `work ${index}`)).click();
      await expect(page).toHaveURL(`/biography#${id}`);
      expect(await colourOf(index)).not.toBe(await colourOf(0));
      expect(await colourOf(3 - index)).toBe(await colourOf(0));
      await page.getByRole('tab').first().click();
    }
  });

  test('is passed by Back, which begins at the top', async ({ page, visit }) => {
    await visit('/biography');
    await (await addLink(page, { href: '/contact#presenters' })).click();
    await expect(page).toHaveURL('/contact#presenters');
    await page.goBack();
    await expect(page).toHaveURL('/biography');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    await page.goForward();
    await expect(page.locator('#presenters')).toBeInViewport();
  });

  test('is left by Back, to where the link on the same page was', async ({ page, visit }) => {
    await visit('/biography');
    const tabs = page.getByRole('tab');
    const added = await addLink(page, { href: '/biography#work-every-field' });
    await added.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(0);
    await added.click();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    const after = (await scrollTop(page)) + 300;
    await endScrollAt(page, after);
    await page.goBack();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => scrollTop(page)).toBe(before);
    await page.goForward();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => scrollTop(page)).toBe(after);
    await page.reload();
    await scriptReady(page);
    // Fonts that come later move what is below them.
    await page.evaluate(() => document.fonts.ready);
    await page.goBack();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => scrollTop(page)).toBe(before);
    await page.goto('/biography#works-ensemble');
    await expect(page.locator('#works-ensemble')).toBeInViewport();
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(before);
  });
});

/** Scrolls, and waits until the browser says that it has. */
async function endScrollAt(page: Page, top: number) {
  await page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.addEventListener('scrollend', () => done(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

/** Whether the focus is in an element or behind it. Runs in the page. */
function follows(place: Element, focused: Element | null): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: behind } = Node;
  return focused !== null && (place.compareDocumentPosition(focused) & behind) === behind;
}
