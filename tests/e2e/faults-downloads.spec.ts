import { pageIds, sizes } from './site.ts';
import { expect, fresh, test } from './test.ts';
import { expectWhole, expectWritten, link, toggle, write } from './visitor.ts';

// What the browser itself says of what a test takes away.
const missing = /Failed to load resource|dynamically imported module|SyntaxError|ERR_|preload/;

test.describe('where scripts are blocked', () => {
  test.use({ expected: [missing] });

  test('a page is whole, and its links and the toggle work', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/biography');
    await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
    await expectWhole(page);
    await link(page, 'press').click();
    await expect(page).toHaveURL('/press');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('a phone shows the toggle and a way to the six links', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await expect(toggle(page)).toBeVisible();
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    await expect(links).toHaveCount(pageIds.length);
    await expect(links.first()).toBeInViewport();
  });
});

test.describe('where a script is cut off half-way', { tag: '@depth' }, () => {
  test.use({ expected: [missing] });

  test('the next page is asked for anew', async ({ page, visit }) => {
    await visit('/contact');
    await write(page);
    await page.route('**/assets/gallery-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).slice(0, 200) });
    });
    await link(page, 'gallery').click();
    await expect(page).toHaveURL('/gallery');
    await expectWhole(page);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectWritten(page);
  });
});

test.describe('where storage is blocked', { tag: '@depth' }, () => {
  fresh('the form and the toggle work', async ({ page, visit }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    await visit('/contact');
    await write(page);
    await toggle(page).click();
    await expect(page).toHaveURL('/es/contact');
    await expectWritten(page);
  });
});

test.describe('where pictures and fonts are missing', { tag: '@depth' }, () => {
  test.use({ expected: [missing] });

  test('the gallery is whole and says what its pictures show', async ({ page, visit }) => {
    await page.route(/\.(avif|jpg|woff2|svg)$/, (route) => route.abort());
    await visit('/gallery');
    await expectWhole(page);
    const photographs = page.getByRole('main').getByRole('link').getByRole('img');
    await expect(photographs).toHaveCount(11);
    for (const photograph of await photographs.all()) {
      await expect(photograph).toHaveAttribute('alt', /\S{3}/);
    }
  });
});
