// What can go wrong while a page loads, and what its visitor then sees.
import type { Page } from '@playwright/test';
import { blocked, changedPages, missing, runsFirst } from './changed-answers.ts';
import { english, pageIds, site, sizes, titleOf } from './site.ts';
import { expect, scriptReady, test } from './test.ts';
import { documentsOf, expectWhole, link, photographs, toggle, write } from './visitor.ts';

// What the browser says of what is missing, and what a component throws.
test.use({ expected: [/Failed to load resource|dynamically imported|preload|No toggle/] });

/** What is done to the page or the network; the page that is opened, and what its visitor then sees. */
type Fault = readonly [
  name: string,
  apply: (page: Page) => Promise<unknown>,
  address: string,
  then: (page: Page, documents: readonly string[]) => Promise<unknown>,
];

const faults: readonly Fault[] = [
  ['scripts are blocked', blocked('**/*.js'), '/biography', goOnWithoutScript],
  ['scripts are blocked on a phone', blocked('**/*.js'), '/', reachEachPageOnPhone],
  [
    'a service in front of the host holds scripts back',
    changedPages((html) => html.replaceAll(/<script(?: type="module")?>/g, '<script type="held">')),
    '/',
    async (page) => {
      await reachEachPageOnPhone(page);
      await page.goto('/gallery');
      await photographs(page).first().click();
      await expect(page).toHaveURL(/#photo-/);
    },
  ],
  [
    'a service in front of the host hides addresses',
    changedPages(hideAddresses),
    '/contact',
    async (page) => {
      const links = page.getByRole('main').locator('dd a');
      const addresses = Object.values(site.email);
      await expect(links).toHaveText(addresses);
      for (const [index, address] of addresses.entries())
        await expect(links.nth(index)).toHaveAttribute('href', `mailto:${address}`);
      await scriptReady(page);
    },
  ],
  [
    'a component throws, as in an older browser',
    runsFirst(() => {
      // oxlint-disable-next-line no-extend-native -- breaks the toggle
      Array.prototype.reverse = () => {
        throw new Error('No toggle.');
      };
    }),
    '/contact',
    async (page) => {
      const before = await page.locator('#root').innerHTML();
      await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
      expect(await page.locator('#root').innerHTML()).toBe(before);
      await expect(page).toHaveTitle(titleOf('contact', english));
      await goOnWithoutScript(page);
    },
  ],
  [
    'storage is blocked @depth',
    runsFirst(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    }),
    '/contact',
    async (page) => {
      await scriptReady(page);
      await write(page);
      await toggle(page).click();
      await expect(page).toHaveURL('/es/contact');
    },
  ],
  [
    'pictures and fonts are missing @depth',
    blocked(/\.(avif|jpg|woff2|svg)$/),
    '/gallery',
    async (page) => {
      await expectWhole(page);
      await expect(photographs(page)).toHaveCount(11);
      for (const photograph of await photographs(page).getByRole('img').all())
        await expect(photograph).toHaveAttribute('alt', /\S{3}/);
      await scriptReady(page);
    },
  ],
  [
    'the script of an open lightbox is missing @depth',
    missing('**/assets/lightbox-*.js'),
    '/gallery#photo-teal-cinema',
    async (page, documents) => {
      await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
      // The address itself asks for the lightbox, again after a reload.
      expect(documents).toEqual(['/gallery', '/gallery']);
    },
  ],
];

for (const [name, apply, address, then] of faults)
  test(`${name}: the page works as far as it can`, async ({ page }) => {
    await apply(page);
    const documents = documentsOf(page);
    await page.goto(address);
    await then(page, documents);
  });

/** Reads a page, follows a link and toggles the language, all of which the browser does. */
async function goOnWithoutScript(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
  await expectWhole(page);
  await link(page, 'press').click();
  await expect(page).toHaveURL('/press');
  await expectWhole(page);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
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
