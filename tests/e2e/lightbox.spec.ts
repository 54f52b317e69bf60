import { english } from './site.ts';
import { expect, test, scriptReady } from './test.ts';

const close = english.text('site.close');

test.describe('the lightbox', () => {
  test('is taken away by Back, which stays on the page', async ({ page, visit }) => {
    await visit(english.address('press'));
    await visit(english.address('gallery'));
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(english.address('gallery'));
    await page.goBack();
    await expect(page).toHaveURL(english.address('press'));
  });

  test('steps once for a key that is held', async ({ page, visit }) => {
    await visit(english.address('gallery'));
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const first = page.url();
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(first);
  });

  test('leaves no entry behind when it is closed', async ({ page, visit }) => {
    await visit(english.address('press'));
    await visit(english.address('gallery'));
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(english.address('gallery'));
    await page.goBack();
    await expect(page).toHaveURL(english.address('press'));
  });

  test('is there after a reload, and closes to the page', async ({ page, visit }) => {
    await visit(english.address('gallery'));
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page).toHaveURL(/#photo-/);
    await page.reload();
    await scriptReady(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(english.address('gallery'));
  });

  test('closes at the window’s outermost edge, and stays on its caption', async ({
    page,
    visit,
  }) => {
    await visit(english.address('gallery'));
    await page.getByRole('main').getByRole('button').first().click();
    const lightbox = page.getByRole('dialog');
    await lightbox.getByRole('paragraph').last().click();
    await expect(lightbox).toBeVisible();
    await page.mouse.click(1279, 300);
    await expect(lightbox).toBeHidden();
  });
});
