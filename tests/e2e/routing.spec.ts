import { hold } from './hold.ts';
import { expectSameAsPrerendered } from './same-as-prerendered.ts';
import { english, pageIds } from './site.ts';
import { expect, notFound, scriptReady, scrollTo, scrollTop, test } from './test.ts';
import { documentsOf, link } from './visitor.ts';

const { text, address } = english;

test.describe('routing', () => {
  test('gives every page its top, metadata and mark, without a document', async ({
    page,
    visit,
  }) => {
    await visit(address('contact'));
    const documents = documentsOf(page);
    const footer = page.getByRole('contentinfo').getByRole('navigation').first();
    for (const id of pageIds) {
      await scrollTo(page, 100_000);
      await footer.getByRole('link', { name: text(`nav.${id}`), exact: true }).click();
      await expect(page).toHaveURL(address(id));
      await expectSameAsPrerendered(page);
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
    expect(documents).toEqual([]);
  });

  test('moves the focus to the heading, and says its name no second time', async ({
    page,
    visit,
  }) => {
    await visit(address('home'));
    const announcements = await page.evaluateHandle(noteAnnouncements);
    for (const [id, go] of [
      ['press', () => link(page, 'press').click()],
      ['home', () => page.goBack()],
      ['press', () => page.goForward()],
      ['home', () => link(page, 'home').click()],
    ] as const) {
      await go();
      await expect(page.getByRole('article')).toHaveCount(id === 'press' ? 13 : 0);
      await expect(page).toHaveURL(address(id));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    expect(
      (await announcements.jsonValue()).filter((words) => words !== text('site.waiting')),
    ).toEqual([]);
  });

  test('announces a page that is long in coming, until it has come', async ({ page, visit }) => {
    const answer = await hold(page, '**/press.data.json');
    await visit(address('home'));
    await link(page, 'press').click();
    const status = page.getByRole('status');
    await expect(status).toHaveText(text('site.waiting'));
    const line = await status.locator('span').first().boundingBox();
    expect(line).toMatchObject({ y: 0, height: 2 });
    await answer();
    await expect(page).toHaveURL(address('press'));
    await expect(status).toHaveText('');
  });

  test('skips to the content from the first link', async ({ page, visit }) => {
    await visit('/press');
    const skip = page.getByRole('link', { name: text('site.skip') });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  });
});

test.describe('an unknown address', () => {
  test.use({ expected: [notFound] });

  test('is answered with a page in the shell that leads home', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('notFound.title'));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await scriptReady(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('notFound.homeButton') })
      .click();
    await expect(page).toHaveURL(address('home'));
  });
});

/** Collects what live regions say from here on. Runs in the page. */
function noteAnnouncements(): string[] {
  const announced: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[aria-live], [role=status], [role=alert]');
      if (region?.textContent) announced.push(region.textContent);
    }
  }).observe(document.body, { characterData: true, childList: true, subtree: true });
  return announced;
}
