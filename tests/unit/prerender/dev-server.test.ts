import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { editor } from '../../../src/admin/output.ts';
import { serveOutputs } from '../../../src/prerender/dev-server.ts';
import { outputs } from '../../../src/prerender/outputs.ts';
import { prerender } from '../../../src/prerender/plugin.ts';
import { limit } from '../../machine.ts';
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

it('answers for a file of the kit where it is', async () => {
  const { status } = await ask('/kit/press.txt', { Accept: 'text/html,*/*' });
  // This project has no modules to make it with.
  expect(status).toBe(500);
});

it('watches a project that lies in a folder called `tests`, but not its own tests', async () => {
  const files = { 'tests/site/src/a.ts': '', 'tests/site/tests/a.ts': '' };
  const root = join(folderWith(files).root, 'tests/site');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [prerender()],
  });
  onTestFinished(() => server.close());
  const { watcher } = server;
  await vi.waitFor(
    () => expect(watcher.getWatched()).toMatchObject({ [join(root, 'src')]: ['a.ts'] }),
    limit(5000),
  );
  expect(watcher.getWatched()[root]).toEqual(['src']);
});

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const plugins = [
    {
      name: 'generated',
      configureServer: (server: ViteDevServer) => serveOutputs(server, [...outputs, editor()]),
    },
  ];
  const home = await viteServer({ root: folderWith().root, appType: 'custom', plugins });
  return fetch(home.slice(0, -1) + path, { headers, redirect: 'manual' });
}
