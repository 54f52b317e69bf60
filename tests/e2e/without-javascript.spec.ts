import { english, pageIds, sizes } from './site.ts';
import { expect, moving, test } from './test.ts';
import { expectWritten, send, toggle, write } from './visitor.ts';

const { text } = english;

test.use({ javaScriptEnabled: false, ...moving });

test.describe('without JavaScript', () => {
  test('the form sends nothing and points to the two addresses', async ({ page }) => {
    const requests: string[] = [];
    await page.goto('/contact');
    await expect(page.getByText(text('contact.noScript'))).toBeVisible();
    await write(page);
    page.on('request', (request) => requests.push(request.url()));
    await send(page);
    await expectWritten(page);
    await toggle(page).click();
    await expect(page).toHaveURL(/\/es\/contact/);
    expect(requests.filter((url) => url.includes('message'))).toEqual([]);
  });
});

test.describe('without JavaScript on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('the six links and the toggle can be reached', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /ES\s*\/\s*EN/ }).first()).toBeVisible();
    for (const id of pageIds) {
      const links = page.getByRole('link', { name: text(`nav.${id}`), exact: true });
      await expect(links.first()).toBeVisible();
    }
  });
});
