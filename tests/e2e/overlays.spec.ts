import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';

test.describe('the menu', () => {
  test.use({ viewport: sizes.phone });

  test('is taken away by Back, and by a click beside its links', async ({ page, visit }) => {
    await visit(english.address('press'));
    const opener = page.getByRole('button', { name: english.text('site.menu'), exact: true });
    const menu = page.getByRole('dialog');
    await opener.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(english.address('press'));
    await opener.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(388, 700);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(english.address('press'));
  });

  test('gives its entry to the page that is chosen in it', async ({ page, visit }) => {
    await visit(english.address('press'));
    await page.getByRole('button', { name: english.text('site.menu'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: english.text('nav.gallery') })
      .click();
    await expect(page).toHaveURL(english.address('gallery'));
    await page.goBack();
    await expect(page).toHaveURL(english.address('press'));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a page that is long in coming is announced, and no longer once it has come', async ({
  page,
  visit,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/press.data.json', async (route) => {
    await asked;
    await route.continue();
  });
  await visit(english.address('home'));
  await page.getByRole('banner').getByRole('link', { name: 'Press' }).click();
  const status = page.getByRole('status');
  await expect(status).toHaveText(english.text('site.waiting'));
  const line = await status.locator('span').first().boundingBox();
  expect(line).toMatchObject({ y: 0, height: 2 });
  answer();
  await expect(page).toHaveURL(english.address('press'));
  await expect(status).toHaveText('');
});

test.describe('tabs in two columns', () => {
  test.use({ viewport: sizes.phone });

  test('are reached by Up and Down', async ({ page, visit }) => {
    await visit(english.address('biography'));
    const tab = (index: number) => page.getByRole('tab').nth(index);
    await tab(0).focus();
    for (const [key, index] of [
      ['ArrowDown', 2],
      ['ArrowRight', 3],
      ['ArrowUp', 1],
      ['ArrowUp', 3],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(index)).toBeFocused();
    }
  });
});
