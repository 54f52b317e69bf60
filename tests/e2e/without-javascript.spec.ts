import { sortTexts } from '../sort-texts.ts';
import { languages, pageIds, site } from './site.ts';
import { expect, moving, reading as test } from './test.ts';
import { expectWritten, link, send, toggle, write } from './visitor.ts';

test.use({ javaScriptEnabled: false, ...moving });

for (const language of languages) {
  const { id: lang, name, text, address } = language;
  const other = languages.find(({ id }) => id !== lang) ?? language;

  test.describe(`without JavaScript, in ${name}`, () => {
    test('every page shows its text, its links and the language toggle', async ({ page }) => {
      for (const [index, id] of pageIds.entries()) {
        await page.goto(address(id));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(heading).toContainText(
          id === 'home' ? (site.artist.split(' ')[0] ?? '') : text(`nav.${id}`),
        );
        const { shown, hidden } = await page.getByRole('main').evaluate(sortTexts);
        expect.soft(shown.length, id).toBeGreaterThan(8);
        expect.soft(hidden, id).toEqual([]);
        await toggle(page).click();
        await expect(page).toHaveURL(new RegExp(`${other.address(id)}\\??$`));
        const next = pageIds[(index + 1) % pageIds.length] ?? 'home';
        await link(page, next, other).click();
        await expect(page).toHaveURL(other.address(next));
      }
    });

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
