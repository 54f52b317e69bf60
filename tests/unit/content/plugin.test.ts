import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mdx from '@mdx-js/rollup';
import { build, resolveConfig, type InlineConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { bodyOptions } from '../../../src/content/body.ts';
import { content } from '../../../src/content/plugin.ts';
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

function config(root: string): InlineConfig {
  const lib = { entry: 'main.js', formats: ['es' as const], fileName: 'main' };
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content(), { enforce: 'pre', ...mdx(bodyOptions) }],
    build: { lib, minify: false, rolldownOptions: { external: /^react/ } },
  };
}

/** What the exports of an app are once it has been built and run. */
async function run(root: string): Promise<unknown> {
  await build(config(root));
  const built: unknown = await import(
    `${pathToFileURL(join(root, 'dist/main.js')).href}?${Math.random()}`
  );
  return typeof built === 'object' ? { ...built } : built;
}

it('serves a collection in a language with what fell back to English', async () => {
  const { root } = workspace({
    'main.js': `import { load } from 'virtual:content/works';\nexport const page = await load('es');`,
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
  expect(await run(root)).toEqual({ page: { entries: [entry], number: 1, count: 1, total: 1 } });
});

it('serves bodies as components with their provenance', async () => {
  const { root } = workspace({
    'main.js': `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadBodies } from 'virtual:content/works';
const { aurora, other } = await loadBodies('es');
export const html = renderToStaticMarkup(createElement(aurora.value));
export const { lang } = aurora;
export const hasOther = other !== undefined;`,
    'content/en/works/aurora.mdx': work('', 'A *note*.\n'),
    'content/en/works/other.mdx': work(),
  });
  expect(await run(root)).toEqual({ html: '<p>A <em>note</em>.</p>', lang: 'en', hasOther: false });
});

it('serves messages and the site', async () => {
  const { root } = workspace({
    'main.js': `import { load } from 'virtual:content/messages';
import { site } from 'virtual:content/site';
const messages = await load('es');
export const texts = [messages['nav.home'], messages['nav.press']];
export const { url, images } = site;`,
    'content/es/messages.yaml': 'nav:\n  home: Inicio\n',
  });
  expect(await run(root)).toMatchObject({
    texts: [{ value: 'Inicio' }, { value: 'nav.press', lang: 'en' }],
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
    'main.js': `import { load } from 'virtual:content/press';
const [first, second] = [await load('es'), await load('es', 2)];
export const sizes = [first.entries.length, second.entries.length, second.number, second.count, second.total];
export const refusal = await load('en', 5).catch(({ message }) => message);`,
    ...Object.fromEntries(items),
  });
  expect(await run(root)).toEqual({
    sizes: [20, 20, 2, 4, 61],
    refusal: 'There is no page 5 of press.',
  });
});

it('leaves drafts out of a build, with their translations', async () => {
  const { root } = workspace({
    'main.js': `import { load } from 'virtual:content/works';
export const slugs = (await load('es')).entries.map(({ slug }) => slug);`,
    'content/en/works/a.mdx': work('draft: true\n'),
    'content/es/works/a.mdx': '---\ntitle: Alba\n---\n',
    'content/en/works/b.mdx': work('draft: false\n'),
  });
  expect(await run(root)).toEqual({ slugs: ['b'] });
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
    'main.js': `export * from 'virtual:content/works';`,
    'content/en/works/aurora.mdx': work('', 'A *note* and a [link](https://example.org/).\n'),
  });
  await build(config(root));
  const cold = readFolder(join(root, 'dist'));
  await build(config(root));
  expect(readFolder(join(root, 'dist'))).toEqual(cold);
  expect(Object.keys(readFolder(join(root, 'node_modules/.cache/content'))).join()).toContain(
    'bodies-',
  );
});

it('builds a translation anew when only the English entry has changed', async () => {
  const { root, write } = workspace({
    'main.js': `import { load } from 'virtual:content/works';
export const titles = (await load('es')).entries.map(({ title }) => title.value);`,
    'content/en/works/a.mdx': work(),
    'content/es/works/a.mdx': '---\ninstrumentation: Violín\n---\n',
  });
  await run(root);
  write({ 'content/en/works/a.mdx': work().replace('Aurora', 'Dawn') });
  expect(await run(root)).toEqual({ titles: ['Dawn'] });
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
    'main.js': `import { site } from 'virtual:content/site';\nexport const { url } = site;`,
  });
  expect(await run(root)).toEqual({ url: 'http://localhost:8080/preview/' });
});

it.each(['example.org', '/ines/', 'ftp://example.org/', 'https://example.org/?a'])(
  'refuses %s as the address of the site',
  async (address) => {
    vi.stubEnv('SITE_URL', address);
    const { root } = workspace();
    await expect(resolveConfig(config(root), 'build')).rejects.toThrow(/`SITE_URL` is/);
  },
);
