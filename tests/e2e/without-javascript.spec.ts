import { languages, pageIds, site } from './site.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const { id: lang, name, text, address } = language;
  const other = languages.find(({ id }) => id !== lang) ?? language;

  test.describe(`without JavaScript, in ${name}`, () => {
    for (const id of pageIds) {
      test(`${id} shows its text, its links and the language toggle`, async ({ page }) => {
        await page.goto(address(id));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(heading).toContainText(
          id === 'home' ? (site.artist.split(' ')[0] ?? '') : text(`nav.${id}`),
        );
        const next = pageIds[(pageIds.indexOf(id) + 1) % pageIds.length] ?? 'home';
        await page
          .getByRole('banner')
          .getByRole('button', { name: /ES\s*\/\s*EN/ })
          .click();
        await expect(page).toHaveURL(new RegExp(`${other.address(id)}\\??$`));
        await page.goto(address(id));
        const nav = page.getByRole('banner').getByRole('navigation');
        await nav.getByRole('link', { name: text(`nav.${next}`), exact: true }).click();
        await expect(page).toHaveURL(address(next));
      });

      test(`${id} hides none of its text`, async ({ page }) => {
        await page.goto(address(id));
        const main = page.getByRole('main');
        const shown = words(await main.innerText());
        const held = words((await main.textContent()) ?? '');
        expect(held.length).toBeGreaterThan(20);
        expect(held.filter((word) => !shown.includes(word))).toEqual([]);
      });
    }

    test('the biography shows all four panels', async ({ page }) => {
      await page.goto(address('biography'));
      for (const slug of ['conductor', 'violinist', 'composer', 'compositions']) {
        const panel = page.locator(`#${slug}`);
        await expect(panel.getByRole('heading').first()).toBeVisible();
        expect((await panel.boundingBox())?.height ?? 0).toBeGreaterThan(300);
      }
      await expect(page.getByRole('article')).toHaveCount(7);
    });

    test('the form points to the two addresses', async ({ page }) => {
      await page.goto(address('contact'));
      await expect(page.getByText(text('contact.noScript'))).toBeVisible();
    });
  });
}

test.describe('without JavaScript on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the six links and the toggle can be reached', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /ES\s*\/\s*EN/ }).first()).toBeVisible();
    for (const { text } of languages.slice(0, 1)) {
      for (const id of pageIds) {
        const link = page.getByRole('link', { name: text(`nav.${id}`), exact: true });
        await expect(link.first()).toBeVisible();
      }
    }
  });
});

/** Longer words, so that what only screen readers hear and signs don't count. */
function words(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])];
}
