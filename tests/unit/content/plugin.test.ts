// Content in Vite builds of a minimal app.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, resolveConfig, type InlineConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { mdx } from '../../../src/content/markdown/mdx.ts';
import { content, contentApi } from '../../../src/content/plugin.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { readFolder } from '../../folder.ts';
import { workspaceWith, smallestContent, work } from './workspace.ts';

afterEach(() => vi.unstubAllEnvs());

/** The configuration of an app whose entry is main.js, which runs in Node. */
function config(root: string, folder = 'content'): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content({ model: siteModel, folder }), mdx()],
    build: { ssr: 'main.js', minify: false, rolldownOptions: { external: /^react/ } },
  };
}

/** An app with the HTML and the paragraphs of a body. */
const main = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Body, { paragraphs } from '#content/en/works/aurora.mdx';
export const html = renderToStaticMarkup(createElement(Body));
export { paragraphs };
`;

it('serves bodies as components and paragraphs, from another folder, and reports its files', async () => {
  const folder = 'tests/site';
  const { root, write } = workspaceWith({
    ...Object.fromEntries(
      Object.entries(smallestContent()).flatMap(([path, text]) => [
        [path, undefined],
        [path.replace('content', folder), text],
      ]),
    ),
    'main.js': main,
    'tests/site/en/works/aurora.mdx': work('', 'A *note*.\n'),
  });
  await build(config(root, folder));
  expect(await import(pathToFileURL(join(root, 'dist/main.js')).href)).toMatchObject({
    html: '<p>A <em>note</em>.</p>',
    paragraphs: [{ value: 'A note.', html: 'A <em>note</em>.' }],
  });
  write({ 'tests/site/en/works/aurora.mdx': work('yaer: 1\n'), 'tests/site/en/woks/a.mdx': '' });
  await expect(build(config(root, folder))).rejects.toThrow(
    /^tests\/site\/en\/woks\/[^]*^tests\/site\/en\/works\/aurora.mdx:7:1/m,
  );
});

it('stops a build with every problem at once and no stack trace, and preserves the previous build', async () => {
  const { root, write } = workspaceWith({ 'main.js': 'export const app = 1;' });
  await build(config(root));
  const before = readFolder(join(root, 'dist'));
  write({
    'content/en/works/aurora.mdx': work('yaer: 1\n', 'A <b>tag</b>.\n').replace('2019', 'x'),
    'content/en/works/other.mdx': work('', 'A <script>tag</script>.\n'),
    'content/es/works/b.mdx': '---\n---\n',
  });
  const error: unknown = await build(config(root)).catch((reason: unknown) => reason);
  expect(error instanceof Error && error.stack).not.toContain('    at ');
  expect(error).toHaveProperty(
    'message',
    expect.stringMatching(
      /`year` must be[^]*no field `yaer`[^]*aurora.mdx:9:3[^]*other.mdx:8:3[^]*no English entry[^]*\d errors\.$/,
    ),
  );
  expect(readFolder(join(root, 'dist'))).toEqual(before);
});

it('opens content that could not be read for a moment', async () => {
  const { root } = workspaceWith();
  const [here, there] = [join(root, 'content'), join(root, 'elsewhere')];
  renameSync(here, there);
  writeFileSync(here, 'a file where a folder should be');
  const resolved = { root, plugins: [content({ model: siteModel })] };
  const serving = await resolveConfig({ ...resolved, configFile: false }, 'serve');
  const { open } = contentApi(serving);
  await expect(open()).rejects.toThrow();
  rmSync(here);
  renameSync(there, here);
  expect((await open()).current().problems).toEqual([]);
});

it('reads the address of the site and its base path from the environment, else from site.yaml', async () => {
  const { root, write, read } = workspaceWith();
  const resolve = () => resolveConfig(config(root), 'build');
  expect((await resolve()).base).toBe('/');
  const path = 'content/site.yaml';
  write({ [path]: read(path).replace('https://example.org/\n', 'https://example.org/ines\n') });
  expect((await resolve()).base).toBe('/ines/');
  vi.stubEnv('SITE_URL', 'http://localhost:8080/preview');
  const resolved = await resolve();
  expect(resolved.base).toBe('/preview/');
  const { site } = (await contentApi(resolved).open()).current().site();
  expect(site.url).toBe('http://localhost:8080/preview/');
});

it.each(['example.org', '/ines/', 'ftp://example.org/', 'https://example.org/?a'])(
  'refuses %s as the address of the site',
  async (address) => {
    vi.stubEnv('SITE_URL', address);
    await expect(resolveConfig(config(workspaceWith().root), 'build')).rejects.toThrow(
      /`SITE_URL` must be/,
    );
  },
);
