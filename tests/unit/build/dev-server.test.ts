import type { InlineConfig, ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { editor } from '../../../src/admin/output.ts';
import { serveOutputs } from '../../../src/build/dev-server.ts';
import { outputsOf } from '../../../src/build/outputs.ts';
import { rooms } from '../../../src/pages/all.ts';
import { folderWith } from '../folder-with.ts';
import { viteServer } from '../vite-server.ts';

it.each(['//', '//[', '/press', '/press.html', '/src/page/'])(
  'leaves %s to others where no page is asked for',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

it.each([
  ['/press.html', '/press'],
  ['/es/press/?from=mail', '/es/press?from=mail'],
  ['/index.html', '/'],
  ['//biography', '/biography'],
  ['/admin/', '/admin'],
])('leads a browser from %s to %s', async (path, page) => {
  const { status, headers } = await ask(path, { Accept: 'text/html,*/*' });
  expect([status, headers.get('location')]).toEqual([302, page]);
});

it('leads a browser from the folder of a site with `public/` to its first page', async () => {
  const { root } = folderWith({ 'public/google1a2b.html': 'verified' });
  const home = await start({ root, base: '/ines/' });
  const at = async (path: string) =>
    fetch(new URL(path, home), { headers: { Accept: 'text/html' }, redirect: 'manual' });
  expect((await at('/ines')).headers.get('location')).toBe('/ines/');
  expect(await (await at('/ines/google1a2b.html')).text()).toBe('verified');
});

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const home = await start({ root: folderWith().root });
  return fetch(home.slice(0, -1) + path, { headers, redirect: 'manual' });
}

function start(config: InlineConfig): Promise<string> {
  const plugins = [
    {
      name: 'generated',
      configureServer: (server: ViteDevServer) =>
        serveOutputs(server, { rooms, outputs: [...outputsOf(rooms), editor()] }),
    },
  ];
  return viteServer({ appType: 'custom', plugins, ...config });
}
