// The content editor (`/admin`) on a development server of its own, with content in the private file system of the browser.
import type { Browser, Request } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/run.mjs';
import { startDevServer } from '../dev-server.ts';
import { readFolder } from '../folder.ts';
import { limit } from '../machine.ts';
import { copyProject } from '../project-folder.ts';
import { linesThatDiffer } from './changed-lines.ts';
import { type Encoded, readStored, storeFiles } from './private-files.ts';

/** Opens the editor with the content of the tests' site and one concert more. */
export async function openEditor(browser: Browser) {
  let files: Encoded = {
    ...readFolder(join(root, 'tests/site/content'), 'base64'),
    'en/concerts/evening.mdx': encode(
      '---\ntitle: Evening\ndate: 2027-03-01\ncountry: ES\nworks:\n  - english-only\n  - long-word\n---\n',
    ),
  };
  const { root: project, write, remove } = copyProject(['images', 'share-pictures', 'prints']);
  writeContent();
  const server = await startDevServer(project);
  const address = server.origin;
  // The editor adds the fields of a form as they come into view: the window is as high as the longest form. The editor
  // is in English, whatever language the browser prefers.
  const page = await browser.newPage({ viewport: { width: 1440, height: 4000 }, locale: 'pl-PL' });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(`${address}/favicon.svg`);
  await storeFiles(page, files);
  await page.goto(`${address}/admin`, { timeout: limit(60_000) });
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await page.getByRole('tree').waitFor();
  page.setDefaultTimeout(limit(15_000));
  const close = async () => {
    await Promise.all([page.close(), server.close()]);
    remove();
  };
  return { page, address, requests, close, changedLines, build };

  /** The files that have changed since they were last looked at: their paths, and the lines that differ in texts. */
  async function changedLines(): Promise<string> {
    const old = files;
    files = await readStored(page);
    const paths = [...new Set([...Object.keys(old), ...Object.keys(files)])].toSorted();
    return paths
      .filter((path) => files[path] !== old[path])
      .map((path) => changesOf(path, decode(old[path]), files[path]))
      .join('\n');
  }

  /** What a build of the files prints if it fails, and its exit code. */
  function build(): readonly [status: number | null, output: string] {
    writeContent();
    const command = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project });
    return [status, status === 0 ? '' : `${String(stdout)}${String(stderr)}`];
  }

  function writeContent(): void {
    rmSync(join(project, 'content'), { recursive: true, force: true });
    for (const [path, text] of Object.entries(files))
      write({ [`content/${path}`]: Buffer.from(text, 'base64') });
  }
}

/** A file's path, and the lines that differ if it is a text. */
function changesOf(path: string, old: string, encoded?: string): string {
  if (encoded === undefined) return `${path} deleted`;
  const now = decode(encoded);
  const lines = now.includes('\uFFFD') ? [] : linesThatDiffer(old, now);
  return [path, ...lines].join('\n');
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64');
}

function decode(text = ''): string {
  return Buffer.from(text, 'base64').toString('utf8');
}
