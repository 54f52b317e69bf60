// The page of the editor on a development server of its own, in a browser with files to try it on.
import type { Browser } from '@playwright/test';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/commands/run.mjs';
import { startDevServer } from '../dev-server.ts';
import { limit } from '../machine.ts';
import { copyProject } from '../project-folder.ts';
import { store, type Encoded } from './private-files.ts';

/** Opens the editor on files in the browser's private file system, below `repository`. */
export async function openEditor(browser: Browser, repository: string, files: Encoded) {
  const { root: project, write, remove } = copyProject('tests');
  cpSync(join(root, 'tests/site/content'), join(project, 'content'), { recursive: true });
  const server = await startDevServer(project);
  const address = server.origin;
  // The editor adds the fields of a form as they come into view: the window holds the longest form.
  const page = await browser.newPage({ viewport: { width: 1440, height: 4000 } });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.route('**/admin/config.json*', async (route) => {
    const config = await (await route.fetch()).text();
    const body = config.replace(/"backend":\{.*?\}/, '"backend":{"name":"test-repo"}');
    await route.fulfill({ body, contentType: 'application/json' });
  });
  await page.goto(`${address}/favicon.svg`);
  await store(page, repository, files);
  await page.goto(`${address}/admin`, { timeout: limit(60_000) });
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await page.getByRole('tree').waitFor();
  const close = async () => {
    await Promise.all([page.close(), server.close()]);
    remove();
  };
  return { page, address, project, write, requests, close };
}
