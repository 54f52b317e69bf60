import { join } from 'node:path';
import { build, resolveConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { app, config, run } from './app.ts';
import { makeWorkspace, pressItem, readFolder, work, type Files } from './workspace.ts';

const workspaces: ReturnType<typeof makeWorkspace>[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const { remove } of workspaces.splice(0)) remove();
});

function workspace(files: Files = {}) {
  const made = makeWorkspace(files);
  workspaces.push(made);
  return made;
}

it('serves a collection in a language with what fell back to English', async () => {
  const { root } = workspace({
    'main.js': app([`import { load } from 'virtual:content/works';`], `await load('es')`),
    'content/en/works/aurora.mdx': work(),
    'content/es/works/aurora.mdx': '---\ntitle: Alba\n---\n',
  });
  const entry = {
    slug: 'aurora',
    group: 'solo',
    year: 2019,
    duration: 750,
    title: { value: 'Alba' },
    instrumentation: { value: 'Violin', lang: 'en' },
  };
  expect(await run(root)).toEqual({ entries: [entry], number: 1, count: 1, total: 1 });
});

const showBodies = app(
  [
    `import { createElement } from 'react';`,
    `import { renderToStaticMarkup } from 'react-dom/server';`,
    `import { loadBodies } from 'virtual:content/works';`,
  ],
  `Object.entries(await loadBodies('es')).map(([slug, { value, lang }]) =>
    ({ slug, id: value.id, html: renderToStaticMarkup(createElement(value)), lang }))`,
);

it('serves bodies as components with their provenance', async () => {
  const { root } = workspace({
    'main.js': showBodies,
    'content/en/works/aurora.mdx': work('', 'A *note*.\n'),
    'content/en/works/other.mdx': work(),
  });
  expect(await run(root)).toEqual([
    { slug: 'aurora', id: 'works/aurora', html: '<p>A <em>note</em>.</p>', lang: 'en' },
  ]);
});

it('serves messages and the site', async () => {
  const { root } = workspace({
    'main.js': app(
      [
        `import { load } from 'virtual:content/messages';`,
        `import { site } from 'virtual:content/site';`,
      ],
      `{ ...site, messages: await load('es') }`,
    ),
    'content/es/messages.yaml': 'nav:\n  home: Inicio\n',
  });
  expect(await run(root)).toMatchObject({
    messages: {
      'nav.home': { value: 'Inicio' },
      'nav.press': { value: 'nav.press', lang: 'en' },
    },
    url: 'https://example.org/',
    images: { hero: { width: 8, height: 8 } },
  });
});

it('serves a large collection page by page and refuses a page that does not exist', async () => {
  const items = Array.from({ length: 61 }, (_, index): [string, string] => [
    `content/en/press/item-${index}.mdx`,
    pressItem(index),
  ]);
  const { root } = workspace({
    'main.js': app(
      [`import { load } from 'virtual:content/press';`],
      `{
        pages: (await Promise.all([load('es'), load('es', 2)]))
          .map(({ entries, ...page }) => ({ ...page, entries: entries.length })),
        refusal: await load('en', 5).catch(({ message }) => message),
      }`,
    ),
    ...Object.fromEntries(items),
  });
  expect(await run(root)).toEqual({
    pages: [1, 2].map((number) => ({ entries: 20, number, count: 4, total: 61 })),
    refusal: 'There is no page 5 of press.',
  });
});

it('leaves drafts out of a build, with their translations', async () => {
  const { root } = workspace({
    'main.js': app(
      [`import { load } from 'virtual:content/works';`],
      `(await load('es')).entries.map(({ slug }) => slug)`,
    ),
    'content/en/works/a.mdx': work('draft: true\n'),
    'content/es/works/a.mdx': '---\ntitle: Alba\n---\n',
    'content/en/works/b.mdx': work('draft: false\n'),
  });
  expect(await run(root)).toEqual(['b']);
});

it('stops a build with every problem at once and leaves the last one as it was', async () => {
  const { root, write } = workspace({ 'main.js': `export * from 'virtual:content/site';` });
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
    'content/en/works/aurora.mdx': work('', 'A *note* and a [link](https://example.org/).\n'),
  });
  const cold = await run(root);
  expect(await run(root)).toEqual(cold);
  expect(Object.keys(readFolder(join(root, 'node_modules/.cache/content'))).join()).toContain(
    'bodies-',
  );
});

it('builds a translation anew when only the English entry has changed', async () => {
  const { root, write } = workspace({
    'main.js': app(
      [`import { load } from 'virtual:content/works';`],
      `(await load('es')).entries.map(({ title }) => title.value)`,
    ),
    'content/en/works/a.mdx': work(),
    'content/es/works/a.mdx': '---\ninstrumentation: Violín\n---\n',
  });
  await run(root);
  write({ 'content/en/works/a.mdx': work().replace('Aurora', 'Dawn') });
  expect(await run(root)).toEqual(['Dawn']);
});

it('makes code that is the same whatever the content', async () => {
  const { root, write } = workspace({ 'main.js': showBodies });
  await build(config(root));
  const empty = readFolder(join(root, 'dist'));
  write({ 'content/en/works/aurora.mdx': work('', 'A *note*.\n') });
  await build(config(root));
  expect(readFolder(join(root, 'dist'))).toEqual(empty);
});

it('takes the base path from the address of the site', async () => {
  const { root, write } = workspace();
  const base = async () => (await resolveConfig(config(root), 'build')).base;
  expect(await base()).toBe('/');
  const site = readFolder(join(root, 'content'))['site.yaml'] ?? '';
  write({
    'content/site.yaml': site.replace('https://example.org/\n', 'https://example.org/ines\n'),
  });
  expect(await base()).toBe('/ines/');
  vi.stubEnv('SITE_URL', 'http://localhost:8080/preview/');
  expect(await base()).toBe('/preview/');
});

it('puts the address of the environment in the place of that in site.yaml', async () => {
  vi.stubEnv('SITE_URL', 'http://localhost:8080/preview');
  const { root } = workspace({
    'main.js': app([`import { site } from 'virtual:content/site';`], 'site.url'),
  });
  expect(await run(root)).toBe('http://localhost:8080/preview/');
});

it.each(['example.org', '/ines/', 'ftp://example.org/', 'https://example.org/?a'])(
  'refuses %s as the address of the site',
  async (address) => {
    vi.stubEnv('SITE_URL', address);
    const { root } = workspace();
    await expect(resolveConfig(config(root), 'build')).rejects.toThrow(/`SITE_URL` is/);
  },
);
