// What a visitor does in an unusual way, and an error of the site itself.
import type { Page } from '@playwright/test';
import { galleryThatThrows } from './changed-answers.ts';
import { hold } from './hold.ts';
import { expectSameAsPrerendered } from './same-as-prerendered.ts';
import { english, languageOf, site } from './site.ts';
import { expect, scriptReady, test } from './test.ts';
import {
  expectNothingWritten,
  expectWritten,
  link,
  photographs,
  toastTitle,
  toggle,
  write,
} from './visitor.ts';

test('a double click does what one click does', async ({ page, visit }) => {
  await visit('/');
  await link(page, 'press').dblclick();
  await expect(page).toHaveURL('/press');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await link(page, 'gallery').click();
  await expect(page).toHaveURL('/gallery');
  await photographs(page).first().dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await link(page, 'contact').click();
  await write(page);
  await page.getByRole('button', { name: english.text('contact.send') }).dblclick();
  await expect(toastTitle(page)).toHaveCount(1);
});

const press = '**/assets/press-*.js';
const spanishContact = '**/es/contact.data.json';

whileLoading('the toggle is pressed', press, '/es/contact', async (page) => {
  await link(page, 'press').click();
  await toggle(page).click();
});

whileLoading('a link is followed @depth', spanishContact, '/press', async (page) => {
  await toggle(page).click();
  await link(page, 'press').click();
});

whileLoading('the toggle is pressed again', spanishContact, '/es/contact', (page) =>
  toggle(page).dblclick(),
);

/** What a visitor of the contact page does while a response is delayed, and the address at the end. */
function whileLoading(
  name: string,
  held: string,
  end: string,
  act: (page: Page) => Promise<unknown>,
) {
  test(`where ${name} while a page loads, one page is the end`, async ({ page, visit }) => {
    await visit('/contact');
    await write(page);
    const release = await hold(page, held);
    await act(page);
    await release();
    await expect(page).toHaveURL(end);
    await expectSameAsPrerendered(page);
    if (end === '/press') await link(page, 'contact').click();
    await expectWritten(page);
  });
}

test('what was written outlives a reload and a way elsewhere', async ({ page, visit, context }) => {
  await visit('/contact');
  await write(page);
  await page.reload();
  await scriptReady(page);
  await expectWritten(page);
  await page.goto('/robots.txt');
  await page.goBack();
  await scriptReady(page);
  const next = await context.newPage();
  await next.goto('/contact');
  await scriptReady(next);
  await expectNothingWritten(next);
});

test.describe('an error', () => {
  test.use({ expected: [/./] });

  test('is shown in the language of the page, with a way home and nothing more', async ({
    page,
    visit,
  }) => {
    const spanish = languageOf('es');
    const { text, address } = spanish;
    await visit(address('contact'));
    await write(page);
    await galleryThatThrows(page);
    await link(page, 'gallery', spanish).click();
    const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
    await expect(heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const words = new RegExp(`^Unexpected Application Error!\\s+\\S.+\\s+${text('nav.home')}$`);
    await expect(page.locator('body')).toHaveText(words, { useInnerText: true });
    await page.goBack();
    await expect(page).toHaveURL(address('contact'));
    await expectWritten(page);
    await page.goForward();
    await expect(heading).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: text('nav.home') }).click();
    await expect(page).toHaveURL(address('home'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      site.artist.split(' ')[0] ?? '',
    );
  });
});
