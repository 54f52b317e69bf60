import type { Locator, Page } from '@playwright/test';
import { english, site, type PageId } from './site.ts';
import { rememberDraft } from './same-as-prerendered.ts';
import { expect } from './test.ts';

/** What `write` writes into the fields, in their order. */
export const written = [
  'Clara Ruiz',
  'clara@example.org',
  'A commission & a question',
  'Dear office,\nis she free in May?',
];

/** The fields of the contact form. */
export function fields(page: Page) {
  return page.getByRole('main').getByRole('textbox');
}

/** Fills the contact form. */
export async function write(page: Page) {
  for (const [index, value] of written.entries()) await fields(page).nth(index).fill(value);
  const [name = '', email = '', subject = '', message = ''] = written;
  rememberDraft(page, { name, email, subject, message });
}

/** Expects what `write` has filled in. */
export async function expectWritten(page: Page, texts: readonly string[] = written) {
  for (const [index, text] of texts.entries())
    await expect(fields(page).nth(index)).toHaveValue(text);
}

/** Expects empty fields. */
export async function expectNothingWritten(page: Page) {
  await expectWritten(page, ['', '', '', '']);
}

/** Expects an offer to send by e-mail what `write` has filled in. */
export async function expectOffersMail(part: Page | Locator) {
  const offer = part.getByRole('link', { name: english.text('toast.action') });
  const [, , subject, message = ''] = written;
  expect(decodeURIComponent((await offer.getAttribute('href')) ?? '')).toBe(
    `mailto:${site.email.general}?subject=${subject}&body=${message.replace('\n', '\r\n')}`,
  );
}

/** Sends the contact form. */
export async function send(page: Page, { text } = english) {
  await page
    .getByRole('main')
    .getByRole('button', { name: text('contact.send') })
    .click();
}

/** The visible title of the toast; the text for screen readers is longer. */
export function toastTitle(page: Page) {
  return page.getByText(english.text('toast.title'), { exact: true });
}

/** The button that opens the menu of small screens. */
export function menuButton(page: Page) {
  return page.getByRole('button', { name: english.text('site.menu'), exact: true });
}

/** The header's link to a page. */
export function link(page: Page, id: PageId, { text } = english) {
  const nav = page.getByRole('banner').getByRole('navigation');
  return nav.getByRole('link', { name: text(`nav.${id}`), exact: true });
}

/** Adds a link to the text of the page, which React knows as HTML. */
export async function addLink(
  page: Page,
  attributes: Readonly<Record<string, string>>,
  name = 'link',
) {
  const text = page.locator('[data-prose]').first();
  const added = Object.entries(attributes);
  await text.evaluate(
    (element, [words, given]) => {
      const made = document.createElement('a');
      for (const [attribute, value] of given) made.setAttribute(attribute, value);
      made.textContent = words;
      element.append(made);
    },
    [name, added] as const,
  );
  return page.getByRole('link', { name, exact: true });
}

/** The photographs of the gallery, which open the lightbox. */
export function photographs(page: Page) {
  return page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
}

/** The paths of the documents that a page requests from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Marks the document, which distinguishes it from a new one. */
export async function mark(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return page.locator('html[data-marked]');
}

/** Puts each text of the page's content into an element of its own, as browsers that translate do. */
export async function translate(page: Page) {
  await page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim()) continue;
      const font = document.createElement('font');
      font.textContent = `¤ ${text.textContent}`;
      text.parentNode?.replaceChild(font, text);
    }
  });
}

/** The header's language toggle. */
export function toggle(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /ES\s*\/\s*EN/ });
}

/** Chooses a language of a site that has more than two, in its header. */
export async function changeLanguage(page: Page, name: string) {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^[A-Z]{2} / }).click();
  await header.getByRole('listitem').getByRole('button', { name }).click();
}

/** Expects a page that is not blank: heading, text, footer. */
export async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = await page.getByRole('main').innerText();
  expect(text.length).toBeGreaterThan(60);
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

/** Moves a finger over an element by some pixels to the right, or to the left. Chromium only. */
export async function swipe(page: Page, element: Locator, distance: number) {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be swiped is not on the page.');
  const from = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + moved, y: from.y }],
    });
  await touch('touchStart', 0);
  // Browsers keep the first pixels to themselves until they know what they will be.
  for (const part of [0.3, 0.6, 0.8, 1]) await touch('touchMove', Math.round(distance * part));
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
