import { test } from './deployment.ts';
import { english } from './site.ts';
import { expect, scriptReady } from './test.ts';
import { expectWritten, link, write } from './visitor.ts';

// The browser's own words for a script that is gone.
test.use({ expected: [/Failed to load resource|dynamically imported module|preload/] });

test.describe('a visitor with an old page open', () => {
  test('gets the new site once, and keeps what is written', async ({ page, visit, host }) => {
    await visit('/contact');
    await write(page);
    host.deploy();
    await link(page, 'press').click();
    await expect(page.locator('html')).toHaveAttribute('data-version', '2');
    await expect(page).toHaveURL('/press');
    await expect(page.getByRole('article')).toHaveCount(13);
    await scriptReady(page);
    expect(host.documents).toEqual(['/press']);
    // From here on it is the new site, without loading anew.
    await link(page, 'contact').click();
    await expectWritten(page);
    expect(host.documents).toEqual(['/press']);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectWritten(page);
  });
});

test.describe('a visitor with an old page open', { tag: '@depth' }, () => {
  test('keeps it when the toast’s script is gone', async ({ page, visit, host }) => {
    await visit('/contact');
    host.deploy();
    await write(page);
    const send = page.getByRole('button', { name: english.text('contact.send') });
    await send.click();
    await expect(page.locator('html')).toHaveAttribute('data-version', '2');
    await scriptReady(page);
    await expectWritten(page);
    await send.click();
    await expect(page.getByText(english.text('toast.title'), { exact: true })).toBeVisible();
    await expectWritten(page);
    expect(host.documents).toEqual(['/contact']);
  });

  test('keeps it where a toast can’t be had at all', async ({ page, visit, host }) => {
    await page.route('**/assets/toast-region-*.js', (route) => route.abort());
    await visit('/contact');
    await write(page);
    const send = page.getByRole('button', { name: english.text('contact.send') });
    await send.click();
    await expect.poll(() => host.documents).toEqual(['/contact', '/contact']);
    await scriptReady(page);
    await send.click();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
    await expectWritten(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('nav.contact'));
    expect(host.documents).toEqual(['/contact', '/contact']);
  });

  test('gets a lightbox after one reload', async ({ page, visit, host }) => {
    await visit('/gallery');
    host.deploy();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-version', '2');
    // The address names the photograph that was asked for.
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(host.documents).toHaveLength(1);
  });

  test('is left without a lightbox that can’t be had, not in a loop', async ({ page, host }) => {
    await page.route('**/assets/lightbox-*.js', (route) => route.abort());
    // The address itself asks for the lightbox, again after each reload.
    await page.goto('/gallery#photo-teal-cinema');
    await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
    expect(host.documents).toEqual(['/gallery', '/gallery']);
  });
});

test('a page without its script is shown as it was prerendered', async ({ page, visit, host }) => {
  await visit('/');
  await page.route('**/assets/press-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  host.deploy();
  for (let times = 1; times <= 2; times++) {
    await link(page, 'press').click();
    await expect(page.locator('html')).toHaveAttribute('data-version', '2');
    // The page that was prerendered stays, and answers as far as a page without its script can.
    await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
    await expect(page.getByRole('article')).toHaveCount(13);
    await link(page, 'home').click();
    await expect(page).toHaveURL('/');
    await scriptReady(page);
  }
  expect(host.documents).toEqual(['/press', '/', '/press', '/']);
});
