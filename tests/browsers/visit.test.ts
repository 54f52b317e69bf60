// One visit in each engine that e2e/ doesn't run in: each kind of page, and each thing that a script does on it.
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { elementsOf, isNotFound, readSite, textOf, type Page } from '../content/site.ts';
import { english } from '../e2e/site.ts';
import { serveSite, type Listening } from '../listen.ts';
import { sites } from '../sites.ts';
import { groupBy } from '../../src/lists.ts';
import type { Driver } from './driver.ts';
import type { EngineId } from './engines.ts';
import { startFirefox, startOldChromium } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

const start: Readonly<Record<EngineId, () => Promise<Driver>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
  'chromium-103': startOldChromium,
};
const { whole, full } = inject('visited');
const kinds = pagesOfEachKind();
/** What a visitor writes into the form. */
const written: Readonly<Record<'name' | 'email' | 'subject' | 'message', string>> = {
  name: 'Clara Ruiz',
  email: 'clara@example.org',
  subject: 'A commission & a question',
  message: 'Is she free in May?',
};

describe.each(inject('engines'))('%s', (engine) => {
  let driver: Driver;
  let servers: readonly Listening[] = [];
  beforeAll(async () => {
    servers = await Promise.all([serveSite(whole.dist), serveSite(full.dist)]);
    driver = await start[engine]();
  });
  afterAll(() => Promise.all([driver, ...servers].map((resource) => resource?.close())));
  afterEach(async () => expect(await driver.complaints()).toEqual([]));

  const until = (expression: string, value: unknown = true) =>
    expect.poll(() => driver.evaluate(expression), { message: expression }).toEqual(value);
  const visit = async (path: string, { width = 1280, site = whole } = {}) => {
    await driver.resize(width);
    // From an address that differs in its fragment alone, nothing would load.
    await driver.open('about:blank');
    const server = servers[site === whole ? 0 : 1];
    await driver.open(`${server?.origin}${path}`);
    await until('document.documentElement.dataset.script', 'ready');
  };
  const address = 'location.pathname + location.hash';
  const hasFocus = (selector: string) =>
    `document.activeElement.closest(${JSON.stringify(selector)}) !== null`;
  const fill = async (name: keyof typeof written, text = written[name]) => {
    await driver.evaluate(`document.querySelector("main [name=${name}]").focus()`);
    await driver.type(text);
  };
  const count = (selector: string) =>
    `document.querySelectorAll(${JSON.stringify(selector)}).length`;

  test.for(kinds)('the page %s works', async ([, path, title]) => {
    await visit(path, { site: full });
    await until('document.title', title);
    for (const only of ['h1', 'main', 'head title', 'link[rel=canonical]'])
      expect(await driver.evaluate(count(only)), only).toBe(1);
    await driver.evaluate('void scrollTo(0, document.body.scrollHeight)');
    await until(
      '[...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => image.src)',
      [],
    );
    await until('document.fonts.check("16px Figtree")');
    expect(await driver.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test('links and Back lead through pages in one document, to their headings', async () => {
    await visit('/');
    await driver.evaluate('void (window.marked = true)');
    for (const page of ['press', 'gallery', 'contact']) {
      await driver.click(`header nav a[href="/${page}"]`);
      await until(address, `/${page}`);
      await until(hasFocus('h1'));
    }
    for (const page of ['gallery', 'press', '']) {
      await driver.evaluate('void setTimeout(() => history.back())');
      await until(address, `/${page}`);
      await until(count('h1'), 1);
    }
    expect(await driver.evaluate('window.marked')).toBe(true);
  });

  test('the toggle shows the page in the other language, and what is written stays', async () => {
    await visit('/contact');
    await fill('message');
    await driver.click('header form button');
    await until(address, '/es/contact');
    await until('document.documentElement.lang', 'es');
    await until('document.querySelector("main [name=message]").value', written.message);
  });

  test('the menu opens and closes by keys, and keeps the focus', async () => {
    await visit('/press', { width: 640 });
    await driver.evaluate('document.querySelector("header nav > button").focus()');
    await driver.press('Enter');
    await until(hasFocus('[role=dialog]'));
    for (let step = 0; step < 10; step += 1) {
      await driver.press('Tab');
      expect(await driver.evaluate(hasFocus('[role=dialog]'))).toBe(true);
    }
    await driver.press('Escape');
    await until(count('[role=dialog]'), 0);
    await until(hasFocus('header nav > button'));
  });

  test('the lightbox shows the whole photograph, and Back closes it', async () => {
    await visit('/gallery');
    await driver.click('main li a[href*="#photo-"]');
    const image = 'document.querySelector("[role=dialog] img[fetchpriority=high]")';
    await until(`${image}?.naturalWidth > 0 && ${image}.clientWidth > 200`);
    await until(`${image}.getBoundingClientRect().height <= innerHeight * 0.9`);
    await driver.evaluate('void setTimeout(() => history.back())');
    await until(count('[role=dialog]'), 0);
    expect(await driver.evaluate(address)).toBe('/gallery');
  });

  test('the tabs are selected by click, key and address, with one panel shown', async () => {
    const visiblePanels =
      '[...document.querySelectorAll("[role=tabpanel]")].flatMap((panel) => panel.offsetHeight > 0 ? panel.id : [])';
    await visit('/biography#composer');
    await until(visiblePanels, ['composer']);
    await driver.click('[role=tab][aria-controls=conductor]');
    await until(visiblePanels, ['conductor']);
    await driver.press('ArrowRight');
    await until(visiblePanels, ['violinist']);
    await until(address, '/biography#violinist');
    expect(await driver.evaluate(hasFocus('[aria-controls=violinist]'))).toBe(true);
    await driver.press('Tab');
    expect(await driver.evaluate(hasFocus('#violinist'))).toBe(true);
  });

  test('the form refuses an invalid e-mail address, and confirms by a toast', async () => {
    await visit('/contact');
    for (const name of ['name', 'subject', 'message'] as const) await fill(name);
    await fill('email', 'nobody');
    await driver.click('main form button');
    await until(hasFocus('[name=email]'));
    expect(await driver.evaluate(count('[role=region] li'))).toBe(0);
    await driver.type('@example.org');
    await driver.press('Enter');
    await until(count('[role=region] li'), 1);
    expect(
      await driver.evaluate('document.querySelector("[role=region] li").textContent'),
    ).toContain(english.text('toast.title'));
  });
});

/** The first English page of each kind: its kind, address and title. */
function pagesOfEachKind() {
  const { pages } = readSite(full.content, full.dist, sites.full.url);
  const inEnglish = pages.filter((page) => page.language.id === 'en' && !isNotFound(page));
  return groupBy(inEnglish, ({ room = '' }) => room).flatMap(({ name, items: [page] }) =>
    page ? [[name, page.address, titleOf(page)] as const] : [],
  );
}

function titleOf(page: Page): string {
  const title = elementsOf(page).find(({ name }) => name === 'title');
  return title ? textOf(title) : '';
}
