import type { Page } from '@playwright/test';
import { fill } from '../../src/page/messages.ts';
import { english } from './site.ts';
import { expect, fresh, test } from './test.ts';

const { text, address } = english;

/** The lengths of the first biography of tests/site/content, which alone has all three. */
const lengths = ['short', 'medium', 'long'] as const;

function kit(page: Page) {
  return page.getByRole('region', { name: text('kit.title') });
}

/** The three lengths of a biography by what their buttons are called. */
function firstBiography(page: Page) {
  const biography = kit(page).getByRole('article').first();
  return {
    copies: biography.getByRole('button'),
    announcements: biography.getByRole('status'),
  };
}

/** What the clipboard holds, as a visitor sees it who pastes it. */
async function pasted(page: Page): Promise<string> {
  const box = page.getByRole('textbox', { name: text('contact.message') });
  await box.fill('');
  await box.press('ControlOrMeta+v');
  return box.inputValue();
}

test.describe('the kit for presenters', () => {
  test('has an address of its own, and all in one file last', async ({ page, visit }) => {
    await visit(`${address('contact')}#presenters`);
    const heading = kit(page).getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
    await expect(heading).toHaveText(text('kit.title'));
    const parts = kit(page).getByRole('heading', { level: 3 });
    await expect(parts).toHaveText([
      text('kit.photographs'),
      text('kit.biographies'),
      text('kit.quotes'),
    ]);
    const archive = kit(page).getByRole('link', { name: text('kit.downloadAll') });
    await expect(archive).toHaveAttribute('href', '/press-kit.zip');
    const quotes = await parts.last().boundingBox();
    expect((await archive.boundingBox())?.y).toBeGreaterThan(quotes?.y ?? Infinity);
    // The square around an uncropped photograph has one colour, whatever that of its placeholder.
    for (const picture of await kit(page).getByRole('img').all())
      await expect(picture).toHaveCSS('background', /^(none|rgba\(0, 0, 0, 0\))/);
    await page.locator('#presenters summary').first().click();
    await expect(page.locator('#presenters details em [lang=la]')).toHaveText('vita');
  });

  fresh('copies each length with a press', async ({ context, page, visit }) => {
    // Chromium refuses whatever isn't among these.
    await context.grantPermissions(['geolocation']);
    await visit(address('contact'));
    const { copies, announcements } = firstBiography(page);
    await expect(copies).toHaveCount(lengths.length);
    await copies.first().click();
    await expect(announcements.first()).toHaveText(text('kit.copyFailed'));
    // A tab in front has it by itself; the headless shell knows no front.
    await context.grantPermissions(['clipboard-write']);
    for (const [index, length] of lengths.entries()) {
      const copy = copies.nth(index);
      const article = copy.locator('xpath=ancestor::article');
      const title = (await article.getByRole('heading').innerText()).trim();
      const values = { title, length: text(`kit.${length}Name`) };
      await expect(copy).toHaveAccessibleName(fill(text('kit.copyText'), values));
      await copy.focus();
      await page.keyboard.press('Enter');
      await expect(announcements.nth(index)).toHaveText(fill(text('kit.copied'), values));
      const copied = await pasted(page);
      expect(copied.length).toBeGreaterThan(100);
      const [first = ''] = copied.split('\n');
      await expect(article.locator('details').nth(index)).toContainText(first);
      expect(copied).toContain(text('kit.notice').split('{date}')[0]);
    }
  });
});
