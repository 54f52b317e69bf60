import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../src/commands/run.mjs';
import { limit } from '../machine.ts';
import { below, builtSite } from '../built-site.ts';
import { english } from './site.ts';
import { expect, scriptReady, test } from './test.ts';

const port = 5243;
const site = `http://localhost:${port}/v1.2`;

test.describe('a site below a path', () => {
  // One server for all tests.
  test.describe.configure({ mode: 'default' });
  let server: ChildProcess | undefined;
  test.use({ baseURL: `${site}/` });
  test.setTimeout(limit(120_000));

  test.beforeAll(async () => {
    const folder = await builtSite(below);
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'preview', '--outDir', folder, '--port', String(port), '--strictPort'];
    server = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, SITE_URL: below.url },
    });
    await expect
      .poll(
        () =>
          fetch(`${site}/`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: limit(30_000) },
      )
      .toBe(200);
  });

  test.afterAll(() => server?.kill());

  test('goes from page to page, to tabs and to the other language', async ({ page }) => {
    await page.goto(`${site}/`);
    await scriptReady(page);
    const nav = page.getByRole('banner').getByRole('navigation');
    await nav.getByRole('link', { name: english.text('nav.press'), exact: true }).click();
    await expect(page).toHaveURL(`${site}/press`);
    await expect(page.getByRole('article')).toHaveCount(13);
    await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
    await page.getByRole('banner').getByRole('button', { name: 'ES/EN' }).click();
    await expect(page).toHaveURL(`${site}/es/press`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await nav.getByRole('link', { name: english.text('nav.biography'), exact: true }).click();
    await expect(page).toHaveURL(`${site}/es/biography`);
    await page.getByRole('tab').nth(3).click();
    await expect(page).toHaveURL(`${site}/es/biography#compositions`);
    await page.reload();
    await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
  });

  test('follows a link in a text without loading a document', async ({ page }) => {
    await page.goto(`${site}/biography`);
    await scriptReady(page);
    await page.evaluate(() => (document.body.dataset['isSame'] = 'yes'));
    await page.getByRole('link', { name: 'link to the press page' }).click();
    await expect(page).toHaveURL(`${site}/press`);
    await expect(page.getByRole('article')).toHaveCount(13);
    await expect(page.locator('body')).toHaveAttribute('data-is-same', 'yes');
  });
});
