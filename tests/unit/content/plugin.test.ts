import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { app, config, run, showBodies } from './app.ts';
import {
  makeWorkspace,
  pressItem,
  readFolder,
  smallestContent,
  work,
  type Files,
} from './workspace.ts';

const workspaces: ReturnType<typeof makeWorkspace>[] = [];

afterEach(() => {
  for (const { remove } of workspaces.splice(0)) remove();
});

function workspace(files: Files = {}) {
  const made = makeWorkspace(files);
  workspaces.push(made);
  return made;
}

it('serves a collection in a language with what fell back to English', async () => {
  const { root } = workspace({
    'main.js': app('content.languages.es.collections.works'),
    'content/en/works/aurora.mdx': work(),
    'content/es/works/aurora.mdx': '---\ntitle: Alba\n---\n',
  });
  const entry = {
    slug: 'aurora',
    anchor: 'work-aurora',
    group: 'solo',
    year: 2019,
    duration: 750,
    title: { value: 'Alba' },
    instrumentation: { value: 'Violin', lang: 'en' },
  };
  expect(await run(root)).toEqual([{ entries: [entry], number: 1, count: 1, total: 1 }]);
});

it('serves bodies as components with their provenance', async () => {
  const { root } = workspace({
    'main.js': showBodies,
    'content/en/works/aurora.mdx': work('', 'A *note*.\n'),
    'content/en/works/other.mdx': work(),
  });
  expect(await run(root)).toEqual([
    { slug: 'aurora', html: '<p>A <em>note</em>.</p>', lang: 'en' },
  ]);
});

it('serves messages and the site', async () => {
  const { root } = workspace({
    'main.js': app('{ ...content.site, messages: content.languages.es.messages }'),
    'content/es/messages.yaml': 'nav:\n  home: Inicio\n',
  });
  expect(await run(root)).toMatchObject({
    messages: {
      'nav.home': { value: 'Inicio' },
      'nav.press': { value: 'nav.press', lang: 'en' },
    },
    url: 'https://example.org/',
    images: { hero: { width: 1200, height: 900 } },
  });
});

it('serves a large collection in pages, and an empty one as none', async () => {
  const items = Array.from({ length: 61 }, (_, index): [string, string] => [
    `content/en/press/item-${index}.mdx`,
    pressItem(index),
  ]);
  const { root } = workspace({
    'main.js': app(`{
      press: content.languages.es.collections.press
        .map(({ entries, ...page }) => ({ ...page, entries: entries.length })),
      works: content.languages.es.collections.works,
    }`),
    ...Object.fromEntries(items),
  });
  const page = { count: 4, total: 61 };
  expect(await run(root)).toEqual({
    press: [20, 20, 20, 1].map((entries, index) => ({ ...page, entries, number: index + 1 })),
    works: [],
  });
});

it('leaves drafts out of a build, with their translations', async () => {
  const { root } = workspace({
    'main.js': app(
      `content.languages.es.collections.works.flatMap(({ entries }) => entries.map(({ slug }) => slug))`,
    ),
    'content/en/works/a.mdx': work('draft: true\n'),
    'content/es/works/a.mdx': '---\ntitle: Alba\n---\n',
    'content/en/works/b.mdx': work('draft: false\n'),
  });
  expect(await run(root)).toEqual(['b']);
});

it('serves content from another folder, and reports its files by it', async () => {
  const elsewhere = Object.fromEntries(
    Object.entries(smallestContent()).flatMap(([path, text]) => [
      [path, undefined],
      [path.replace('content/', 'tests/site/'), text],
    ]),
  );
  const { root, write } = workspace({
    ...elsewhere,
    'main.js': showBodies,
    'tests/site/en/works/aurora.mdx': work('', 'A *note*.\n'),
  });
  const folder = 'tests/site';
  expect(await run(root, { folder })).toMatchObject([{ html: '<p>A <em>note</em>.</p>' }]);
  write({ 'tests/site/en/works/aurora.mdx': work('yaer: 1\n'), 'tests/site/en/woks/a.mdx': '' });
  await expect(build(config(root, { folder }))).rejects.toThrow(
    /^tests\/site\/en\/woks\/[^]*^tests\/site\/en\/works\/aurora.mdx:7:1/m,
  );
});

it('refuses to give a browser all content', async () => {
  const { root } = workspace({ 'main.js': `export * from 'virtual:content';` });
  const lib = { entry: 'main.js', formats: ['es' as const], fileName: 'main' };
  const forBrowsers = { ...config(root), build: { lib } };
  await expect(build(forBrowsers)).rejects.toThrow('`virtual:content` is not for browsers');
});

it('stops a build with every problem at once and leaves the last one as it was', async () => {
  const { root, write } = workspace({ 'main.js': `export * from 'virtual:content';` });
  await build(config(root));
  const before = readFolder(join(root, 'dist'));
  write({
    'content/en/works/aurora.mdx': work('yaer: 1\n', 'A <b>tag</b>.\n').replace('2019', 'x'),
    'content/en/works/other.mdx': work('', 'A <script>tag</script>.\n'),
    'content/es/works/b.mdx': '---\n---\n',
  });
  await expect(build(config(root))).rejects.toThrow(
    /`year` takes[^]*no field `yaer`[^]*aurora.mdx:9:3[^]*other.mdx:8:3[^]*no English entry[^]*\d errors\.$/,
  );
  expect(readFolder(join(root, 'dist'))).toEqual(before);
});

it('shows no stack for broken content', async () => {
  const { root } = workspace({ 'content/en/works/a.mdx': '' });
  const error: unknown = await build(config(root)).catch((reason: unknown) => reason);
  expect(error instanceof Error && error.stack).not.toContain('    at ');
});

it('builds the same from the cache as without it', async () => {
  const { root } = workspace({
    'main.js': showBodies,
    'content/en/works/aurora.mdx': work('', `Note ${Math.random()} and *more*.\n`),
  });
  const cold = await run(root);
  const built = readFolder(join(root, 'dist'));
  expect(await run(root)).toEqual(cold);
  expect(readFolder(join(root, 'dist'))).toEqual(built);
});

it('builds a translation anew when only the English entry has changed', async () => {
  const { root, write } = workspace({
    'main.js': app(
      'content.languages.es.collections.works[0].entries.map(({ title }) => title.value)',
    ),
    'content/en/works/a.mdx': work(),
    'content/es/works/a.mdx': '---\ninstrumentation: Violín\n---\n',
  });
  await run(root);
  write({ 'content/en/works/a.mdx': work().replace('Aurora', 'Dawn') });
  expect(await run(root)).toEqual(['Dawn']);
});
