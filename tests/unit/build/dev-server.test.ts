import type { InlineConfig, ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { editor } from '../../../src/admin/output.ts';
import { serveOutputs } from '../../../src/build/dev-server.ts';
import { outputsOf } from '../../../src/build/outputs.ts';
import { rooms } from '../../../src/pages/all.ts';
import { folderWith } from '../folder-with.ts';
import { viteServer } from '../vite-server.ts';

it('redirects requests for pages to canonical addresses, and passes others on', async () => {
  const home = await start({ root: folderWith().root });
  const request = (path: string, headers: Record<string, string> = {}) =>
    fetch(home.slice(0, -1) + path, { headers, redirect: 'manual' });
  for (const path of ['//', '//[', '/press', '/press.html', '/src/page/'])
    expect((await request(path)).status, path).toBe(404);
  for (const [path, page] of [
    ['/press.html', '/press'],
    ['/es/press/?from=mail', '/es/press?from=mail'],
    ['/index.html', '/'],
    ['//biography', '/biography'],
    ['/admin/', '/admin'],
  ] as const) {
    const { status, headers } = await request(path, { Accept: 'text/html,*/*' });
    expect([path, status, headers.get('location')]).toEqual([path, 302, page]);
  }
});

it('redirects the base path without a slash, and serves pages of `public/`', async () => {
  const { root } = folderWith({ 'public/google1a2b.html': 'verified' });
  const home = await start({ root, base: '/ines/' });
  const at = async (path: string) =>
    fetch(new URL(path, home), { headers: { Accept: 'text/html' }, redirect: 'manual' });
  expect((await at('/ines')).headers.get('location')).toBe('/ines/');
  expect(await (await at('/ines/google1a2b.html')).text()).toBe('verified');
});

function start(config: InlineConfig): Promise<string> {
  const outputs = [...outputsOf(rooms), editor()];
  const configureServer = (server: ViteDevServer) => serveOutputs(server, { rooms, outputs });
  const plugins = [{ name: 'generated', configureServer }];
  return viteServer({ appType: 'custom', plugins, ...config });
}
