import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configureDevServer } from '../../../src/prerender/dev-server.ts';

let root: string;
let server: ViteDevServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'generated-'));
  server = await createServer({
    root,
    appType: 'custom',
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'generated', configureServer: configureDevServer }],
  });
  await server.listen(0);
});

afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

it.each(['//', '//[', '/press'])('leaves %s to others', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it.each([
  ['/press.html', '/press'],
  ['/es/press/?from=mail', '/es/press?from=mail'],
  ['/index.html', '/'],
  ['//biography', '/biography'],
])('leads a browser from %s to %s', async (path, page) => {
  const { status, headers } = await ask(path, { Accept: 'text/html,*/*' });
  expect([status, headers.get('location')]).toEqual([302, page]);
});

it('answers for a document of the kit where it is', async () => {
  const { status } = await ask('/kit/press.html', { Accept: 'text/html,*/*' });
  // This project has no modules to make it with.
  expect(status).toBe(500);
});

it.each(['/press.html', '/src/site/'])('leads no script away from %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const [home = ''] = server.resolvedUrls?.local ?? [];
  return fetch(home.slice(0, -1) + path, { headers, redirect: 'manual' });
}
