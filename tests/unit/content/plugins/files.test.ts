import { tmpdir } from 'node:os';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { openLibrary } from '../../../../src/content/library.ts';
import { files } from '../../../../src/content/plugins/files.ts';
import { viteServer } from '../../vite-server.ts';
import { workspaceWith } from '../workspace.ts';

const score = '%PDF-1.7 a score\n';

it('copies files to download as they are', async () => {
  const { read, ...config } = project();
  await build({ ...config, logLevel: 'silent' });
  expect(read('dist/files/scores/aurora.pdf')).toBe(score);
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

function project() {
  const own = { 'index.html': '<title>A site</title>', 'secret.txt': 'not to be served' };
  // Outside of any node_modules, which no server watches.
  const made = workspaceWith({ ...own, 'content/files/scores/aurora.pdf': score }, tmpdir());
  const { root, read } = made;
  const library = openLibrary({ root, folder: 'content', isDevelopment: false });
  return { root, read, plugins: [files(() => library, 'content')] };
}

async function ask(base: string, path: string): Promise<Response> {
  const { root, plugins } = project();
  return fetch((await viteServer({ root, plugins, base, appType: 'custom' })) + path);
}
