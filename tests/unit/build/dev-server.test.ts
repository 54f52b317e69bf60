import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { editor } from '../../../src/admin/output.ts';
import { serveOutputs } from '../../../src/build/dev-server.ts';
import { outputsOf } from '../../../src/build/outputs.ts';
import { rooms } from '../../../src/pages/all.ts';
import { folderWith } from '../folder-with.ts';
import { viteServer } from '../vite-server.ts';

it.each(['//', '//[', '/press', '/press.html', '/src/site/'])(
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

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const plugins = [
    {
      name: 'generated',
      configureServer: (server: ViteDevServer) =>
        serveOutputs(server, { rooms, outputs: [...outputsOf(rooms), editor()] }),
    },
  ];
  const home = await viteServer({ root: folderWith().root, appType: 'custom', plugins });
  return fetch(home.slice(0, -1) + path, { headers, redirect: 'manual' });
}
