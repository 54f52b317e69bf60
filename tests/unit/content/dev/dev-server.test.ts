import { symlinkSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import mdx from '@mdx-js/rollup';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { bodyOptions } from '../../../../src/content/body.ts';
import { content } from '../../../../src/content/plugin.ts';
import { makeWorkspace, smallestContent, work, type Files } from '../workspace.ts';

let server: ViteDevServer | undefined;
let remove: (() => void) | undefined;

afterEach(async () => {
  await server?.close();
  remove?.();
});

const site = String(smallestContent()['content/site.yaml']);

/** A development server whose modules of content have been asked for as a browser would. */
async function serve(files: Files, modules: readonly string[]) {
  // Outside of any node_modules, which no server watches.
  const workspace = makeWorkspace(files, tmpdir());
  const { root, write } = workspace;
  remove = workspace.remove;
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(
    join(import.meta.dirname, '../../../../node_modules/react'),
    join(root, 'node_modules/react'),
  );
  const logged: string[] = [];
  server = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: (text) => logged.push(text) },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [content(), { enforce: 'pre', ...mdx(bodyOptions) }],
  });
  const { watcher } = server;
  const paths = Object.keys({ ...smallestContent(), ...files }).map((path) => join(root, path));
  await vi.waitFor(() => {
    const watched = watcher.getWatched();
    for (const path of paths) expect(watched[dirname(path)]).toContain(basename(path));
  }, 5000);
  const { client } = server.environments;
  const sent: unknown[] = [];
  vi.spyOn(client.hot, 'send').mockImplementation((...message: unknown[]) => sent.push(message));
  const get = async (name: string) =>
    (await client.transformRequest(`virtual:content/${name}`))?.code ?? '';
  for (const name of modules) await get(name);
  return { write, get, sent, logged };
}

/** The modules that browsers have been told to fetch again, and the problems that they were told. */
function toldOf(sent: readonly unknown[]): string {
  return JSON.stringify(sent).replaceAll('virtual:content/', '');
}

it('updates only the modules in which an edit shows', async () => {
  const files = {
    'content/en/works/a.mdx': work('', '- note\n'),
    'content/en/works/b.mdx': work(),
  };
  const modules = ['works', 'works/en/1', 'works/es/1', 'works/en/1/bodies', 'messages/en', 'site'];
  const { write, get, sent } = await serve(files, modules);
  write({ 'content/en/works/a.mdx': work('', '- note\n').replace('Aurora', 'Dawn') });
  await vi.waitFor(() => expect(toldOf(sent)).toContain('js-update'), 5000);
  expect(toldOf(sent)).toContain('works/en/1"');
  expect(toldOf(sent)).toContain('works/es/1"');
  expect(toldOf(sent)).not.toMatch(/bodies|messages|site|full-reload/);
  expect(await get('works/en/1')).toContain('Dawn');
});

it('keeps the last good version while a file is broken, tells why, and says when it is mended', async () => {
  const files = { 'content/en/works/a.mdx': work() };
  const { write, get, sent } = await serve(files, ['works/en/1']);
  write({ 'content/en/works/a.mdx': work().replace('title', 'titel') });
  await vi.waitFor(() => expect(toldOf(sent)).toContain('Did you mean'), 5000);
  expect(await get('works/en/1')).toContain('Aurora');
  write({ 'content/en/works/a.mdx': work().replace('Aurora', 'Dawn') });
  await vi.waitFor(() => expect(toldOf(sent)).toContain('js-update'), 5000);
  expect(toldOf(sent.slice(-3))).toContain('"text":""');
  expect(await get('works/en/1')).toContain('Dawn');
});

it('starts with a broken file and serves the rest', async () => {
  const files = {
    'content/en/works/a.mdx': work().replace('2019', 'x'),
    'content/en/works/b.mdx': work().replace('Aurora', 'Dawn'),
  };
  const { get } = await serve(files, []);
  const page = await get('works/en/1');
  expect(page).toContain('Dawn');
  expect(page).not.toContain('Aurora');
});

it('finds a broken body after the start', async () => {
  const files = { 'content/en/works/a.mdx': work('', 'A <script>tag</script>.\n') };
  const { logged } = await serve(files, []);
  await vi.waitFor(() => expect(logged.join()).toContain('a.mdx:8:3'), 5000);
});

it('shows a new file, a renamed one and the loss of one', async () => {
  const { write, get } = await serve({ 'content/en/works/a.mdx': work() }, ['works/en/1']);
  write({ 'content/en/works/b.mdx': work().replace('Aurora', 'Dawn') });
  await vi.waitFor(async () => expect(await get('works/en/1')).toContain('Dawn'), 5000);
  write({ 'content/en/works/a.mdx': undefined, 'content/en/works/c.mdx': work() });
  await vi.waitFor(async () => {
    const slugs = (await get('works/en/1')).match(/"slug":"\w"/g);
    expect(slugs).toEqual(['"slug":"c"', '"slug":"b"']);
  }, 5000);
});

it('shows drafts', async () => {
  const { get } = await serve({ 'content/en/works/a.mdx': work('draft: true\n') }, []);
  expect(await get('works/en/1')).toContain('"draft":true');
});

it('replaces the site without a reload', async () => {
  const { write, get, sent } = await serve({}, ['site']);
  write({ 'content/site.yaml': site.replace('Inés', 'Inês') });
  await vi.waitFor(() => expect(toldOf(sent)).toContain('js-update'), 5000);
  expect(await get('site')).toContain('Inês');
});

it('says what is wrong where the site was never whole, and goes on once it is', async () => {
  const { write, get } = await serve({ 'content/site.yaml': site.replace('artist', 'artits') }, []);
  await expect(get('site')).rejects.toThrow(/Did you mean `artist`/);
  write({ 'content/site.yaml': site });
  await vi.waitFor(async () => expect(await get('site')).toContain('Inés'), 5000);
});
