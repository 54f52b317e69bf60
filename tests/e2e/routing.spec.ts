import type { Page } from '@playwright/test';
import {
  descriptionOf,
  english,
  languageOf,
  languages,
  type PageId,
  pageIds,
  site,
  titleOf,
  unknownAddress,
} from './site.ts';
import { expect, notFound, scriptReady, scrollTo, scrollTop, test } from './test.ts';
import { breakPage, link, mark } from './visitor.ts';

for (const language of languages) {
  const { name, text, address } = language;

  /** Expects a page's title and description, and no other description beside it. */
  async function expectMetadata(page: Page, id: PageId) {
    await expect(page).toHaveTitle(titleOf(id, language));
    expect(descriptionOf(id, language)).not.toBe('');
    const descriptions = page.locator('meta[name="description"]');
    await expect(descriptions).toHaveCount(1);
    await expect(descriptions).toHaveAttribute('content', descriptionOf(id, language));
    await expect(page.locator('title:not(svg *)')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  }

  test.describe(`routing in ${name}`, () => {
    test('gives every page its title and one description after navigation, in one document', async ({
      page,
      visit,
    }) => {
      await visit(address('contact'));
      const marked = await mark(page);
      for (const id of pageIds) {
        await link(page, id, language).click();
        await expect(page).toHaveURL(address(id));
        await expectMetadata(page, id);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
      await expect(marked).toBeAttached();
    });
  });

  test.describe(`an unknown address in ${name}`, () => {
    test.use({ expected: [notFound] });

    test('is answered with a translated page in the shell', async ({ page }) => {
      const response = await page.goto(unknownAddress(language));
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
      await expect(page).toHaveTitle(titleOf('home', language));
    });
  });
}

test.describe('routing', () => {
  test('starts every route at the top, also from the footer', async ({ page, visit }) => {
    await visit(english.address('contact'));
    for (const id of pageIds) {
      await scrollTo(page, 100_000);
      const footer = page.getByRole('contentinfo').getByRole('navigation').first();
      await footer.getByRole('link', { name: english.text(`nav.${id}`), exact: true }).click();
      await expect(page).toHaveTitle(titleOf(id, english));
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
  });

  test('moves the focus to the heading and reads the title out', async ({ page, visit }) => {
    await visit(english.address('home'));
    const live = page.locator('#root [aria-live="polite"]');
    await expect(live).toHaveText('');
    for (const id of ['press', 'home'] as const) {
      await link(page, id, english).click();
      await expect(page).toHaveURL(english.address(id));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(live).toHaveText(titleOf(id, english));
    }
  });

  test('goes Back and Forward through pages and their titles', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('banner').getByRole('link', { name: 'Press', exact: true }).click();
    await expect(page).toHaveTitle(/^Press/);
    await page.goBack();
    await expect(page).toHaveTitle(new RegExp(`^${site.artist}`));
    await page.goForward();
    await expect(page).toHaveTitle(/^Press/);
    await expect(page.getByRole('article')).toHaveCount(13);
  });

  test('skips to the content from the first link', async ({ page, visit }) => {
    await visit('/press');
    const skip = page.getByRole('link', { name: english.text('site.skip') });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  });
});

test.describe('an unexpected error', () => {
  test.use({ expected: [/The score is missing/] });

  test('shows its message, a way home, the toggle, and nothing more', async ({ page, visit }) => {
    await visit('/');
    const mend = await breakPage(page, 'The score is missing.');
    await link(page, 'gallery').click();
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(page.getByText('The score is missing.', { exact: true })).toBeVisible();
    const words = 'Unexpected Application Error! The score is missing. Home ES/EN';
    await expect(page.locator('body')).toHaveText(words, { useInnerText: true });
    await mend();
    await page.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      site.artist.split(' ')[0] ?? '',
    );
  });

  test('is told in the language of the page', async ({ page, visit }) => {
    const { address, text } = languageOf('es');
    await visit(address('home'));
    await breakPage(page, 'The score is missing.');
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('nav.gallery') })
      .click();
    await expect(page.getByText('The score is missing.', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const home = page.getByRole('link', { name: text('nav.home') });
    await expect(home).toHaveAttribute('href', address('home'));
    await expect(page.getByRole('button')).toHaveText('ES/EN');
  });
});
