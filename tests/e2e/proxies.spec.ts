// What services between host and visitor make of pages, such as Cloudflare's, on by default: addresses are hidden from
// machines, and a script puts them back, by HTML, which the policy refuses.
import type { Page } from '@playwright/test';
import { pageIds, site, sizes } from './site.ts';
import { expect, fresh as test, scriptReady } from './test.ts';

const hidden = '/cdn-cgi/l/email-protection#5a';
const decoder = `const box = document.createElement('div');
for (const link of document.querySelectorAll('a[href^="${hidden}"]')) box.innerHTML = '<a href="mailto:"></a>';`;

/** Hides addresses but for those between the comments that ask for them to be left. */
function hideAddresses(html: string): string {
  const [before = '', left = '', after = ''] = html.split(
    /(<!--email_off-->.*<!--\/email_off-->)/s,
  );
  return (
    hideAll(before) +
    left +
    hideAll(after).replace('</body>', `<script src="/decode.js"></script></body>`)
  );
}

function hideAll(html: string): string {
  return html
    .replaceAll(/href="mailto:[^"]*"/g, `href="${hidden}"`)
    .replaceAll(
      /(?<=>)[\w.-]+@[\w.-]+(?=<)/g,
      '<span class="__cf_email__">[email&#160;protected]</span>',
    );
}

/** Has a service change each page of the site. */
async function changePages(page: Page, change: (html: string) => string) {
  await page.route('**/decode.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: decoder }),
  );
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

const addresses = Object.values(site.email).map((address) => `mailto:${address}`);

function addressesOn(page: Page) {
  const links = page.getByRole('main').locator('dd a[href^="mailto:"]');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

test('addresses are left where a service hides them', async ({ page }) => {
  await changePages(page, hideAddresses);
  await page.goto('/contact');
  expect(await addressesOn(page)).toEqual(addresses);
  await scriptReady(page);
});

test('where a service holds scripts back, pages work as without them', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await changePages(page, (html) =>
    html.replaceAll(/<script(?: type="module")?>/g, '<script type="held">'),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(pageIds.length);
  await page.goto('/gallery');
  await page.getByRole('main').locator('li a').first().click();
  await expect(page).toHaveURL(/#photo-/);
});
