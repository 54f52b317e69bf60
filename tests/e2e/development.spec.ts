import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../commands/run.mjs';
import { startDevServer, type DevServer } from '../dev-server.ts';
import type { Folder } from '../folder.ts';
import { limit } from '../machine.ts';
import { copyProject } from '../project-folder.ts';
import { servedSite } from '../served-sites.ts';
import { english, pageIds, titleOf } from './site.ts';
import { expect as baseExpect, fresh as test } from './test.ts';
import { link } from './visitor.ts';

// A server that starts from cold, and a page of a hundred modules, which all tests share, take their time.
test.describe.configure({ mode: 'serial', timeout: limit(120_000) });
const expect = baseExpect.configure({ timeout: limit(15_000) });
test.skip(({ browserName }) => browserName !== 'chromium', 'The server is what is tested.');

const work = 'content/en/works/no-optional-field.mdx';
const broken = 'content/en/works/every-field.mdx';
let folder: Folder;
let server: DevServer;
let page: Page;

// The project in a place that may be broken; a work is broken from the start.
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  test.setTimeout(limit(120_000));
  folder = copyProject();
  cpSync(join(root, 'tests/site/content'), join(folder.root, 'content'), { recursive: true });
  edit(broken, (text) => text.replace('title:', 'titel:'));
  server = await startDevServer(folder.root);
});

test.afterAll(async () => {
  await page.close();
  await server.close();
  folder.remove();
});

test('shows what is broken at the start, keeps the rest, and continues once it is fixed', async () => {
  await open('/biography#compositions');
  await expect(overlay()).toContainText('Did you mean `title`?');
  await expect(banner()).toHaveText('content/: 1 error.');
  await expect(article('A work of no optional field')).toBeVisible();
  await expect(article('A work of every optional field')).toHaveCount(0);
  edit(broken, (text) => text.replace('titel:', 'title:'));
  await expect(article('A work of every optional field')).toBeVisible();
  await expect(overlay()).toHaveCount(0);
  await expect(banner()).toBeHidden();
  await expectNoReload();
});

test('a page requested while the server restarts is sent once it is back', async () => {
  let isAway = true;
  await page.route('**/*', (route) => {
    const isDocument = route.request().resourceType() === 'document';
    return isAway && !isDocument ? route.abort('connectionrefused') : route.continue();
  });
  const refused = page.waitForEvent('requestfailed', {
    predicate: (request) => request.resourceType() === 'fetch',
  });
  await page.goto(`${server.origin}/biography`);
  await refused;
  isAway = false;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/*');
});

test('shows every page as it is built', async ({ page: built, baseURL }) => {
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => failures.push(String(error)));
  await built.goto(String(baseURL));
  await open('/');
  for (const id of pageIds) {
    for (const tab of [built, page]) {
      await link(tab, id).click();
      await expect(tab).toHaveTitle(titleOf(id, english));
    }
    const text = await built.getByRole('main').innerText();
    await expect(page.getByRole('main'), id).toHaveText(text, { useInnerText: true });
  }
  expect(failures).toEqual([]);
});

test('keeps the last good version of a file that breaks, under the overlay and the banner', async () => {
  await open('/biography#compositions');
  const original = folder.read(work);
  edit(work, (text) => text.replace('A work', 'Another work').replace('year:', 'yaer:'));
  await expect(overlay()).toContainText('Did you mean `year`?');
  await expect(overlay()).toContainText('yaer: 2025');
  await expect(article('A work of no optional field')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay()).toHaveCount(0);
  await expect(banner()).toBeVisible();
  await banner().click();
  await expect(overlay()).toBeVisible();
  folder.write({ [work]: original });
  await expect(overlay()).toHaveCount(0);
  await expect(banner()).toBeHidden();
  await expectNoReload();
});

test('shows a changed message, a changed site.yaml and a changed picture', async () => {
  await open('/gallery');
  edit('content/en/messages.yaml', (text) => text.replace(/gallery: Gallery/, 'gallery: Pictures'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pictures');
  const picture = page.getByRole('main').getByRole('img').first();
  const before = await picture.getAttribute('src');
  cpSync(
    join(folder.root, 'content/images/composer.jpg'),
    join(folder.root, 'content/images/red-wide.jpg'),
  );
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  edit('content/site.yaml', (text) => text.replaceAll('Ada Probe', 'Ida Probe'));
  await expect(page.getByRole('contentinfo')).toContainText('Ida Probe');
  await expectNoReload();
});

test('opens the file of an entry in the editor on Alt-click', { tag: '@depth' }, async () => {
  const files: (string | null)[] = [];
  await page.route('**/__open-in-editor?*', (route) => {
    files.push(new URL(route.request().url()).searchParams.get('file'));
    return route.fulfill();
  });
  await open('/es/biography#compositions');
  const entry = page.locator('#work-no-optional-field');
  await entry.getByRole('heading').click({ modifiers: ['Alt'] });
  await expect
    .poll(() => files)
    .toEqual([join(folder.root, 'content/es/works/no-optional-field.mdx')]);
});

test('leaves nothing of itself in the built site', () => {
  const site = servedSite('whole').dist;
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|js|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(12);
  const traces =
    /content:(?:problems|translations|update)|vite-error-overlay|import\.meta\.hot|data-source-file=/;
  expect(texts.filter((file) => traces.test(readFileSync(join(site, file), 'utf8')))).toEqual([]);
});

async function open(path: string) {
  await page.goto(server.origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: limit(60_000) });
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

async function expectNoReload() {
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}

function overlay() {
  return page.locator('vite-error-overlay');
}

function banner() {
  return page.getByRole('button', { name: 'content/:' });
}

function article(name: string) {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

function edit(path: string, change: (text: string) => string): void {
  folder.write({ [path]: change(folder.read(path)) });
}
