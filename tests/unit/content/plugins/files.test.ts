import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLibrary } from '../../../../src/content/library.ts';
import { files } from '../../../../src/content/plugins/files.ts';
import { makeWorkspace, type Workspace } from '../workspace.ts';

const score = '%PDF-1.7 a score\n';
let workspace: Workspace;
let server: ViteDevServer | undefined;

beforeEach(() => {
  const own = { 'index.html': '<title>A site</title>', 'secret.txt': 'not to be served' };
  // Outside of any node_modules, which no server watches.
  workspace = makeWorkspace({ ...own, 'content/files/scores/aurora.pdf': score }, tmpdir());
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  workspace.remove();
});

it('copies files to download as they are', async () => {
  await build({ ...config(), logLevel: 'silent' });
  const copy = await readFile(join(workspace.root, 'dist/files/scores/aurora.pdf'), 'utf8');
  expect(copy).toBe(score);
});

it('serves them while developing, below the base path', async () => {
  const response = await ask('/artist/', 'files/scores/aurora.pdf');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.text()).toBe(score);
});

it.each(['files/absent.pdf', 'files/..%2f..%2fsecret.txt'])(
  'answers 404 for %s, which is no file of content',
  async (path) => {
    expect((await ask('/', path)).status).toBe(404);
  },
);

function config() {
  const { root } = workspace;
  const library = openLibrary({ root, folder: 'content', isDevelopment: false });
  return { root, plugins: [files(() => library, 'content')] };
}

async function ask(base: string, path: string): Promise<Response> {
  server = await createServer({ ...config(), base, appType: 'custom', logLevel: 'silent' });
  await server.listen(0);
  return fetch(`${server.resolvedUrls?.local[0]}${path}`);
}
