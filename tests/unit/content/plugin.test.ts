import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import mdx from '@mdx-js/rollup';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type InlineConfig } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { bodyOptions } from '../../../src/content/body.ts';
import { content } from '../../../src/content/plugin.ts';
import { makeWorkspace, readFolder, work, type Files } from './workspace.ts';

const workspaces: ReturnType<typeof makeWorkspace>[] = [];

afterEach(() => {
  for (const { remove } of workspaces.splice(0)) remove();
});

const app = `
export { load as works, loadBodies as notes } from 'virtual:content/works';
export { load as biographies, loadBodies as texts } from 'virtual:content/biography';
export { load as messages } from 'virtual:content/messages';
export { site } from 'virtual:content/site';
`;

function workspace(files: Files = {}) {
  const made = makeWorkspace({ 'main.js': app, ...files });
  workspaces.push(made);
  return made;
}

function config(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content(), { enforce: 'pre', ...mdx(bodyOptions) }],
    build: {
      lib: { entry: 'main.js', formats: ['es'], fileName: 'main' },
      minify: false,
      rolldownOptions: { external: /^react/ },
    },
  };
}

async function buildApp(root: string) {
  await build(config(root));
  return import(pathToFileURL(join(root, 'dist/main.js')).href);
}

it('serves a collection, its bodies, the messages and the site', async () => {
  const { root } = workspace({
    'content/en/works/aurora.mdx': work('', 'A *note*.\n'),
    'content/es/works/aurora.mdx': '---\ntitle: Alba\n---\n',
    'content/es/messages.yaml': 'nav:\n  home: Inicio\n',
  });
  const { works, notes, messages, site } = await buildApp(root);
  expect(await works('es')).toEqual({
    entries: [
      {
        slug: 'aurora',
        group: 'solo',
        year: 2019,
        duration: 750,
        title: { value: 'Alba' },
        instrumentation: { value: 'Violin', lang: 'en' },
      },
    ],
    number: 1,
    count: 1,
    total: 1,
  });
  const { aurora } = await notes('es');
  expect(aurora.lang).toBe('en');
  expect(renderToStaticMarkup(createElement(aurora.value))).toBe('<p>A <em>note</em>.</p>');
  expect(await messages('es')).toMatchObject({
    'nav.home': { value: 'Inicio' },
    'nav.press': { value: 'nav.press', lang: 'en' },
  });
  expect(site).toMatchObject({ artist: 'Inés Valdemoro', url: 'https://example.org/' });
});

it('stops a build with every problem at once and leaves the last one as it was', async () => {
  const { root, write } = workspace();
  await buildApp(root);
  const before = readFolder(join(root, 'dist'));
  write({
    'content/en/works/aurora.mdx': work('yaer: 1\n').replace('2019', 'x'),
    'content/es/works/b.mdx': '---\n---\n',
  });
  await expect(build(config(root))).rejects.toThrow(
    /`year` takes[^]*no field `yaer`[^]*does not exist in English/,
  );
  expect(readFolder(join(root, 'dist'))).toEqual(before);
});
