import { languages, pageIds } from './site.ts';
import { expect, moving, test } from './test.ts';
import { expectWritten, send, toggle, write } from './visitor.ts';

test.use({ javaScriptEnabled: false, ...moving });

for (const language of languages) {
  const { name, text, address } = language;

  test.describe(`without JavaScript, in ${name}`, () => {
    test('the form points to the two addresses', async ({ page }) => {
      await page.goto(address('contact'));
      await expect(page.getByText(text('contact.noScript'))).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test('the form sends nothing', async ({ page }) => {
    const requests: string[] = [];
    await page.goto('/contact');
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
  test.use({ viewport: { width: 390, height: 844 } });

  test('the six links and the toggle can be reached', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /ES\s*\/\s*EN/ }).first()).toBeVisible();
    for (const { text } of languages.slice(0, 1)) {
      for (const id of pageIds) {
        const links = page.getByRole('link', { name: text(`nav.${id}`), exact: true });
        await expect(links.first()).toBeVisible();
      }
    }
  });
});
