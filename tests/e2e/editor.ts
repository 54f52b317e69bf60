// The page of the editor on a development server of its own, in a browser with files to try it on.
import type { Browser, Request } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/run.mjs';
import { startDevServer } from '../dev-server.ts';
import { readFolder } from '../folder.ts';
import { limit } from '../machine.ts';
import { copyProject } from '../project-folder.ts';
import { type Encoded, readStored, storeFiles } from './private-files.ts';

/** Opens the editor on the content of the tests' site. */
export async function openEditor(browser: Browser) {
  let files: Encoded = readFolder(join(root, 'tests/site/content'), 'base64');
  const { root: project, write, remove } = copyProject(['images', 'share-pictures', 'prints']);
  writeContent();
  const server = await startDevServer(project);
  const address = server.origin;
  // The editor adds the fields of a form as they come into view: the window holds the longest form. All is in one
  // language, which isn't the reader's.
  const page = await browser.newPage({ viewport: { width: 1440, height: 4000 }, locale: 'pl-PL' });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(`${address}/favicon.svg`);
  await storeFiles(page, files);
  await page.goto(`${address}/admin`, { timeout: limit(60_000) });
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await page.getByRole('tree').waitFor();
  const close = async () => {
    await Promise.all([page.close(), server.close()]);
    remove();
  };
  return { page, address, requests, close, changes, before, check, build };

  /** The files that have changed since they were last looked at, with their new texts. */
  async function changes(): Promise<Readonly<Record<string, string>>> {
    const old = files;
    files = await readStored(page);
    const all = [...new Set([...Object.keys(old), ...Object.keys(files)])];
    const changed = all.filter((path) => files[path] !== old[path]);
    return Object.fromEntries(
      changed.map((path) => [path, path in files ? before(path) : 'deleted']),
    );
  }

  /** The text of a file as it was when it was last looked at. */
  function before(path: string): string {
    return Buffer.from(files[path] ?? '', 'base64').toString('utf8');
  }

  /** What the checker prints of the files, and its exit code. */
  function check(): readonly [status: number | null, output: string] {
    writeContent();
    return run('node_modules/tsx/dist/cli.mjs', 'src/commands/content.ts', 'check');
  }

  /** What a build of the files that were checked last prints if it fails, and its exit code. */
  function build(): readonly [status: number | null, output: string] {
    return run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  }

  function writeContent(): void {
    rmSync(join(project, 'content'), { recursive: true, force: true });
    for (const [path, text] of Object.entries(files))
      write({ [`content/${path}`]: Buffer.from(text, 'base64') });
  }

  function run(...command: readonly string[]): readonly [status: number | null, output: string] {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project });
    return [status, status === 0 ? '' : `${String(stdout)}${String(stderr)}`];
  }
}
