// What can go wrong while a page loads, and what its visitor then sees.
import type { Page } from '@playwright/test';
import { blocked, changedPages, missing, runsFirst, type Apply } from './changed-answers.ts';
import { pageIds, site, sizes } from './site.ts';
import { expect, scriptReady, test } from './test.ts';
import { documentsOf, expectWhole, link, photographs, toggle, write } from './visitor.ts';

// What the browser says of what is missing, and what a component throws.
test.use({ expected: [/Failed to load resource|dynamically imported|preload|No toggle/] });

works('scripts are blocked', blocked('**/*.js'), '/biography', goOnWithoutScript);
works('scripts are blocked on a phone', blocked('**/*.js'), '/', reachEachPageOnPhone);

const held = changedPages((html) =>
  html.replaceAll(/<script(?: type="module")?>/g, '<script type="held">'),
);
works('a service in front of the host holds scripts back', held, '/', reachEachPageOnPhone);

const hidden = changedPages(hideAddresses);
works('a service in front of the host hides addresses', hidden, '/contact', async (page) => {
  const links = page.getByRole('main').locator('dd a');
  const addresses = Object.values(site.email);
  await expect(links).toHaveText(addresses);
  for (const [index, address] of addresses.entries())
    await expect(links.nth(index)).toHaveAttribute('href', `mailto:${address}`);
  await scriptReady(page);
});

const throws = runsFirst(() => {
  // oxlint-disable-next-line no-extend-native -- breaks the toggle, as an older browser might
  Array.prototype.reverse = () => {
    throw new Error('No toggle.');
  };
});
works('a component throws', throws, '/contact', goOnWithoutScript);

const withoutStorage = runsFirst(() => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
});
works('storage is blocked @depth', withoutStorage, '/contact', async (page) => {
  await scriptReady(page);
  await write(page);
  await toggle(page).click();
  await expect(page).toHaveURL('/es/contact');
});

const bare = blocked(/\.(avif|jpg|woff2|svg)$/);
works('pictures and fonts are missing @depth', bare, '/gallery', async (page) => {
  await expectWhole(page);
  await expect(photographs(page)).toHaveCount(11);
  for (const photograph of await photographs(page).getByRole('img').all())
    await expect(photograph).toHaveAttribute('alt', /\S{3}/);
  await scriptReady(page);
});

const closed = missing('**/assets/lightbox-*.js');
works(
  'an open lightbox’s script is missing @depth',
  closed,
  '/gallery#photo-teal-cinema',
  async (page, documents) => {
    await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
    // The address opens the lightbox, again after a reload.
    expect(documents).toEqual(['/gallery', '/gallery']);
  },
);

/** What is done to a page or the network, the page that is opened, and what its visitor then sees. */
function works(
  where: string,
  apply: Apply,
  address: string,
  then: (page: Page, documents: readonly string[]) => Promise<unknown>,
) {
  test(`a page works as far as it can where ${where}`, async ({ page }) => {
    await apply(page);
    const documents = documentsOf(page);
    await page.goto(address);
    await then(page, documents);
  });
}

/** Reads a page that stays as it was prerendered, follows a link and toggles the language, all of which the browser does. */
async function goOnWithoutScript(page: Page) {
  const root = page.locator('#root');
  const html = page.locator('html');
  const prerendered = await root.innerHTML();
  await expect(html).toHaveAttribute('data-script', 'missing');
  expect(await root.innerHTML()).toBe(prerendered);
  await expectWhole(page);
  await link(page, 'press').click();
  await expect(page).toHaveURL('/press');
  await expectWhole(page);
  // A browser drops a press during which its button is removed and inserted again.
  await expect(html).toHaveAttribute('data-script', 'missing');
  await toggle(page).click();
  await expect(html).toHaveAttribute('lang', 'es');
}

/** Goes from the menu's place to the six links, which the footer has too. */
async function reachEachPageOnPhone(page: Page) {
  await page.setViewportSize(sizes.phone);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await expect(toggle(page)).toBeVisible();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(pageIds.length);
  await expect(links.first()).toBeInViewport();
  await page.goto('/gallery');
  await photographs(page).first().click();
  await expect(page).toHaveURL(/#photo-/);
}

/** Hides e-mail addresses as Cloudflare does, except between the comments that ask for them to be left. */
function hideAddresses(html: string): string {
  return html
    .split(/(<!--email_off-->.*<!--\/email_off-->)/s)
    .map((part) => (part.startsWith('<!--email_off-->') ? part : hideAll(part)))
    .join('');
}

function hideAll(html: string): string {
  return html
    .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#5a"')
    .replaceAll(
      /(?<=>)[\w.-]+@[\w.-]+(?=<)/g,
      '<span class="__cf_email__">[email&#160;protected]</span>',
    );
}
