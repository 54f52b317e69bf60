// What axe finds in states that a visitor brings about. Pages as they open are checked by any-site.spec.ts.
import { expectAccessible } from './axe.ts';
import { galleryThatThrows } from './changed-answers.ts';
import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';
import { fields, link, menuButton, photographs, send, write } from './visitor.ts';

const { text, address } = english;

test.describe('axe finds nothing', () => {
  test.use({ ends: 'without its draft' });

  test('with menu, lightbox, toast and error open', async ({ page, visit }) => {
    const dialog = page.getByRole('dialog');
    await page.setViewportSize(sizes.phone);
    await visit(address('home'));
    await menuButton(page).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'menu');
    await dialog.getByRole('link', { name: text('nav.gallery') }).click();
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize(sizes.desktop);
    await photographs(page).first().click();
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectAccessible(page, 'lightbox');
    await page.keyboard.press('Escape');
    await link(page, 'contact').click();
    await write(page);
    await send(page);
    const toasts = page.getByRole('region', { name: /^Notifica/ }).locator('li');
    await toasts.hover();
    await fields(page).first().fill('');
    await fields(page).first().press('Enter');
    await expect(fields(page).first()).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'toast and error');
    await expect(toasts).toBeVisible();
  });
});

test.describe('axe finds nothing', () => {
  test.use({ expected: [/./], ends: 'elsewhere' });

  test('on an unknown address and the error screen', async ({ page, visit }) => {
    await visit('/no-such-page');
    await expectAccessible(page, 'unknown address');
    await galleryThatThrows(page);
    await link(page, 'gallery').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unexpected/);
    await expectAccessible(page, 'error screen');
  });
});
