// Another artist’s site on GitHub Pages, below the path of its repository.
import { join } from 'node:path';
import { chromium, expect as expectPage } from '@playwright/test';
import { expect, onTestFinished, vi } from 'vitest';
import { chromiumArgs, findBrowser } from '../commands/browser.mjs';
import { pagesHandler } from '../github-pages.ts';
import { serveSite } from '../listen.ts';
import { expectGreen, test, type Copy } from './copy.ts';
import { fillIn } from './fill-in.ts';

const base = '/artist-site/';
const [feed, calendar] = ['news.xml', 'concerts.ics'];

test('a site below a path is complete on GitHub Pages', async ({ copy }) => {
  vi.stubEnv('SERVED_AS', 'github-pages');
  onTestFinished(() => void vi.unstubAllEnvs());
  await copy.run('adopt', 'my-content', '--languages', 'en,es');
  await fillIn(copy, { artist: 'Clara Weißdorn', url: `https://clara.test${base}` });
  copy.write({
    'my-content/site.yaml': `${copy.read('my-content/site.yaml')}repository:\n  host: github\n  name: clara/artist-site\n`,
  });
  await expectGreen(copy);
  await visit(copy);
});

/** What links of pages, files for programs, the form and the editor do there. */
async function visit(copy: Copy): Promise<void> {
  const { origin, close } = await serveSite(join(copy.root, 'dist'), base, pagesHandler);
  onTestFinished(close);
  const site = origin + base;
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(site.slice(0, -1))).url).toBe(site);
  for (const file of [feed, `es/${feed}`, calendar, `es/${calendar}`, 'sitemap.xml']) {
    const response = await fetch(site + file);
    expect([file, response.status]).toEqual([file, 200]);
    expect(await response.text()).toContain(`https://clara.test${base}`);
  }
  const { path } = findBrowser() ?? { path: '' };
  const browser = await chromium.launch({ executablePath: path, args: chromiumArgs });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(site);
  const menu = page.getByRole('button', { name: 'Menu' });
  const dialog = page.getByRole('dialog');
  await menu.click();
  await dialog.getByRole('link', { name: 'Contact' }).click();
  await expectPage(page).toHaveURL(`${site}contact`);
  await page.getByRole('textbox').first().fill('Somebody');
  await menu.click();
  await dialog.getByRole('button', { name: 'ES/EN' }).click();
  await expectPage(page).toHaveURL(`${site}es/contact`);
  await expectPage(page.getByRole('textbox').first()).toHaveValue('Somebody');
  await page.reload();
  await page.getByRole('button', { name: 'Menú' }).click();
  await dialog.getByRole('link', { name: 'Inicio' }).click();
  await expectPage(page).toHaveURL(`${site}es`);
  await page.reload();
  await expectPage(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(`${site}admin`);
  await expectPage(page.getByRole('button').first()).toBeVisible();
  expect(missing).toEqual([]);
  // The page of the first language, which a script replaces.
  const nowhere = `${site}es/nowhere/at-all`;
  expect(await (await fetch(nowhere)).text()).toContain('<html lang="en">');
  await page.goto(nowhere);
  await expectPage(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('main').getByRole('link').first().click();
  await expectPage(page).toHaveURL(`${site}es`);
  expect(missing).toEqual([`404 ${nowhere}`]);
}
