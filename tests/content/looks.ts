// What only a browser sees of a page. Messages of the console and requests to other hosts fail any browser test.
import type { Page as Tab } from '@playwright/test';
import { readYamlFields } from '../../src/settings/read-settings.ts';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, scriptReady } from '../e2e/test.ts';
import { sortTexts } from '../sort-texts.ts';
import { badlySizedPictures, blurredPictures, latePictures, picturesThatFail } from './pictures.ts';
import { isNotFound, shortPath, type Page, type Site } from './site.ts';

const [tablet, desktop] = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
/** A phone, and the narrowest window that a page must fit (WCAG 1.4.10). */
const [phone, narrowest] = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;
/** A sheet of A4 within the margins of src/theme/print.ts. */
const paper = { width: 627, height: 979 } as const;
const softly = expect.configure({ soft: true });

/** Every page of a site that has an address of its own. */
export function pagesOf({ pages }: Site): readonly Page[] {
  return pages.filter((page) => !isNotFound(page));
}

/** Of each kind of page in each direction, the one with the most in it. */
export function largestPages(site: Site): ReadonlyMap<string, Page> {
  const largest = new Map<string, Page>();
  for (const page of pagesOf(site)) {
    const parts = page.path.split('/').slice(1);
    const pattern = parts.map((part) => (/^\d+$/.test(part) ? 'number' : 'entry')).join('/');
    const kind = `${page.room} ${pattern} ${/<html[^>]* dir="rtl"/.test(page.html)}`;
    const longest = largest.get(kind);
    if (!longest || longest.html.length < page.html.length) largest.set(kind, page);
  }
  return largest;
}

/** Expects that nothing sticks out, that pictures are there and sharp, that axe finds nothing, and black on white. */
export async function expectGoodLooks(tab: Tab, site: Site, { address }: Page): Promise<void> {
  await tab.setViewportSize(narrowest);
  await tab.goto(`.${address}`);
  await scriptReady(tab);
  softly(await picturesThatFail(tab), `pictures of ${address} that can’t be shown`).toEqual([]);
  for (const size of [narrowest, tablet, desktop]) {
    await tab.setViewportSize(size);
    const where = `${address} at ${size.width} px`;
    await expectToFit(tab, where);
    for (const tabLink of await tab.getByRole('tab').all()) {
      await tabLink.click();
      await expectToFit(tab, `${where}, ${await tabLink.innerText()}`);
    }
    // Below it a page is the same in another order, and home shows the menu.
    if (size === desktop || address === '/') await expectAccessible(tab, where);
  }
  // The last one is selected.
  for (const tabLink of (await tab.getByRole('tab').all()).slice(0, -1)) {
    await tabLink.click();
    await expectAccessible(tab, `a tab of ${address}`, '[role=tabpanel]:not([hidden])');
  }
  await expectPrintable(tab, site, address);
}

/** Expects that an open page's pictures aren't larger than necessary, and that those in the first viewport load eagerly. */
export async function expectFittingPictures(tab: Tab, site: Site, { address, room }: Page) {
  for (const size of [phone, tablet, desktop]) {
    await tab.setViewportSize(size);
    const where = `pictures of ${address} at ${size.width} px`;
    // Another width may load another file.
    await softly.poll(() => badlySizedPictures(tab, site), where).toEqual([]);
    // What is seen first of a list depends on the entries before it, which may have no picture.
    const isKnown = size !== tablet && room !== 'news' && room !== 'recordings';
    if (isKnown) softly(await latePictures(tab), `late ${where}`).toEqual([]);
  }
}

/** Expects that a browser without JavaScript shows all texts of a page, in the narrowest window too. */
export async function expectAllTexts(tab: Tab, { address }: Page): Promise<void> {
  await tab.setViewportSize(desktop);
  const response = await tab.goto(`.${address}`, { waitUntil: 'domcontentloaded' });
  softly(response?.status(), address).toBe(200);
  for (const part of ['banner', 'main', 'contentinfo'] as const)
    await softly(tab.getByRole(part), address).toBeVisible();
  const { visible, hidden } = await tab.getByRole('main').evaluate(sortTexts);
  // A custom page may have a title and a sentence.
  softly(visible.length, `${address} has texts`).toBeGreaterThan(1);
  softly(hidden, `texts of ${address} that only visitors with JavaScript can see`).toEqual([]);
  await tab.setViewportSize(narrowest);
  softly(await tab.evaluate(partsThatStickOut), `wider than ${address}`).toEqual([]);
}

async function expectToFit(tab: Tab, where: string) {
  softly(await tab.evaluate(partsThatStickOut), `wider than ${where}`).toEqual([]);
  softly(await blurredPictures(tab), `pictures of ${where}`).toEqual([]);
}

/** Expects a page on paper to be black on white, without what is only pressed, and to say whose it is. */
async function expectPrintable(tab: Tab, { content }: Site, address: string) {
  await tab.setViewportSize(paper);
  await tab.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'contentinfo', 'button', 'tablist', 'form'] as const)
    softly(await tab.getByRole(role).count(), `${role} of ${address} on paper`).toBe(0);
  const colours = await tab.evaluate(coloursOfTexts);
  for (const pair of colours)
    softly(pair, `${address} on paper`).toMatch(/^rgb\(0, 0, 0\) (rgba\(.*, 0\)|transparent)$/);
  const artist = String(readYamlFields(`${shortPath(content)}/site.yaml`)['artist']);
  const name = tab.getByText(artist, { exact: true }).filter({ visible: true });
  await softly(name.first(), `${address} on paper`).toBeVisible();
  await tab.emulateMedia({ media: null });
}

/** The colours of the texts that are shown, each with the one behind it. Runs in the page. */
function coloursOfTexts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pairs = new Set<string>();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const isText = walker.currentNode.textContent?.trim() !== '';
    if (!element || !isText || !element.checkVisibility() || element.closest('script,style'))
      continue;
    const { color, backgroundColor } = getComputedStyle(element);
    pairs.add(`${color} ${backgroundColor}`);
  }
  return [...pairs];
}

/** What makes the page scroll sideways: the innermost elements that reach beyond its edge. Runs in the page. */
function partsThatStickOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const innermost = wide.filter(
    (element) => !wide.some((other) => element !== other && element.contains(other)),
  );
  const texts = innermost.map(
    (element) => element.textContent?.trim().slice(0, 80) || element.tagName,
  );
  return [`The page is ${scrollWidth} pixels wide.`, ...texts];
}
