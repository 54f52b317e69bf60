import { symlinkSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { mdx } from '../../../../src/content/body/mdx.ts';
import { bodyImporter } from '../../../../src/content/plugins/bodies.ts';
import { content, contentApi } from '../../../../src/content/plugin.ts';
import type { Locale } from '../../../../src/locales.ts';
import { makeWorkspace, smallestContent, work, type Files } from '../workspace.ts';
import { limit } from '../../../machine.ts';

let server: ViteDevServer | undefined;
let remove: (() => void) | undefined;

afterEach(async () => {
  await server?.close();
  remove?.();
});

const site = String(smallestContent()['content/site.yaml']);

/** A development server of a site, asked for the data of a page as a browser would. */
async function serve(files: Files) {
  // Outside of any node_modules, which no server watches.
  const workspace = makeWorkspace(files, tmpdir());
  const { root, write } = workspace;
  remove = workspace.remove;
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(
      join(import.meta.dirname, '../../../../node_modules', name),
      join(root, 'node_modules', name),
    );
  const logged: string[] = [];
  server = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: (text) => logged.push(text) },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [content(), mdx()],
  });
  const { watcher, environments } = server;
  const paths = Object.keys({ ...smallestContent(), ...files }).map((path) => join(root, path));
  await vi.waitFor(() => {
    const watched = watcher.getWatched();
    for (const path of paths) expect(watched[dirname(path)]).toContain(basename(path));
  }, limit(5000));
  const sent: unknown[][] = [];
  vi.spyOn(environments.client.hot, 'send').mockImplementation((...message: unknown[]) => {
    sent.push(message);
  });
  const loadBody = bodyImporter(server);
  const { open } = contentApi(server.config);
  const get = async (language: Locale = 'en') => {
    const shown = (await open()).current().site();
    const works = shown.languages
      .get(language)
      ?.collections.works.flatMap(({ entries }) => entries);
    const bodies = works?.flatMap(({ body }) => body?.value ?? []) ?? [];
    const modules = await Promise.all(bodies.map((body) => loadBody(body)));
    const html = modules.map(({ default: Body }) => renderToStaticMarkup(createElement(Body)));
    return JSON.stringify({ site: shown.site, works, html });
  };
  const updates = () => sent.filter(([name]) => name === 'content:update').length;
  return { write, get, sent, updates, logged };
}

it('gives pages what an edit has changed, with one event for browsers and no reload', async () => {
  const files = { 'content/en/works/a.mdx': work('', 'A *note*.\n') };
  const { write, get, sent, updates } = await serve(files);
  expect(await get('es')).toContain('"html":["<p>A <em>note</em>.</p>"]');
  write({ 'content/en/works/a.mdx': work('', 'Another.\n').replace('Aurora', 'Dawn') });
  await vi.waitFor(() => expect(updates()).toBe(1), limit(5000));
  expect(await get('es')).toContain('Dawn');
  expect(await get('es')).toContain('"html":["<p>Another.</p>"]');
  expect(JSON.stringify(sent)).not.toMatch(/js-update|full-reload/);
});

it('keeps the last good version while a file is broken, reports why, and says when no problem is left', async () => {
  const files = { 'content/en/works/a.mdx': work('', 'A note.\n') };
  const { write, get, sent, updates } = await serve(files);
  await get();
  write({ 'content/en/works/a.mdx': work('', 'Another.\n').replace('title', 'titel') });
  await vi.waitFor(() => expect(JSON.stringify(sent)).toContain('Did you mean'), limit(5000));
  expect(await get()).toContain('Aurora');
  expect(await get()).toContain('<p>A note.</p>');
  write({ 'content/en/works/a.mdx': work('', 'A <script>.\n').replace('Aurora', 'Dawn') });
  await vi.waitFor(() => expect(updates()).toBe(2), limit(5000));
  expect(await get()).toContain('<p>A note.</p>');
  write({ 'content/en/works/a.mdx': work('', 'Another.\n').replace('Aurora', 'Dawn') });
  await vi.waitFor(() => expect(updates()).toBe(3), limit(5000));
  expect(JSON.stringify(sent.slice(-3))).toContain('"text":""');
  expect(await get()).toContain('Dawn');
  expect(await get()).toContain('<p>Another.</p>');
});

it('starts with a broken file and serves the rest', async () => {
  const { get } = await serve({
    'content/en/works/a.mdx': work().replace('2019', 'x'),
    'content/en/works/b.mdx': work().replace('Aurora', 'Dawn'),
  });
  const page = await get();
  expect(page).toContain('Dawn');
  expect(page).not.toContain('Aurora');
});

it('finds a broken body at the start', async () => {
  const files = { 'content/en/works/a.mdx': work('', 'A <script>tag</script>.\n') };
  const { logged } = await serve(files);
  await vi.waitFor(() => expect(logged.join()).toContain('a.mdx:8:3'), limit(5000));
});

it('shows a new file, a renamed one and the loss of one', async () => {
  const { write, get } = await serve({ 'content/en/works/a.mdx': work() });
  write({ 'content/en/works/b.mdx': work().replace('Aurora', 'Dawn') });
  await vi.waitFor(async () => expect(await get()).toContain('Dawn'), limit(5000));
  write({ 'content/en/works/a.mdx': undefined, 'content/en/works/c.mdx': work() });
  await vi.waitFor(async () => {
    const slugs = (await get()).match(/"slug":"\w"/g);
    expect(slugs).toEqual(['"slug":"c"', '"slug":"b"']);
  }, limit(5000));
});

it('shows drafts', async () => {
  const { get } = await serve({ 'content/en/works/a.mdx': work('draft: true\n') });
  expect(await get()).toContain('Draft: ');
});

it('gives pages the site as it is now', async () => {
  const { write, get, updates } = await serve({});
  await get();
  write({ 'content/site.yaml': site.replace('Anaïs', 'Anais') });
  await vi.waitFor(() => expect(updates()).toBe(1), limit(5000));
  expect(await get()).toContain('Anais');
});

it('says what is wrong where the site was never whole, and goes on once it is', async () => {
  const { write, get } = await serve({ 'content/site.yaml': site.replace('artist', 'artits') });
  await expect(get()).rejects.toThrow(/Did you mean `artist`/);
  write({ 'content/site.yaml': site });
  await vi.waitFor(async () => expect(await get()).toContain('Anaïs'), limit(5000));
});
