import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { content, contentApi } from '../../../src/content/plugin.ts';
import { config, run, showBodies } from './app.ts';
import { readFolder } from '../../folder.ts';
import { workspaceWith, smallestContent, work } from './workspace.ts';
import { siteModel } from '../../../src/pages/all.ts';

it('serves bodies as components, and as paragraphs', async () => {
  const { root } = workspaceWith({
    'main.js': showBodies,
    'content/en/works/aurora.mdx': work('', 'A *note*.\n'),
    'content/en/works/other.mdx': work(),
  });
  expect(await run(root)).toMatchObject({
    '/content/en/works/aurora.mdx': [
      '<p>A <em>note</em>.</p>',
      [{ value: 'A note.', html: 'A <em>note</em>.' }],
    ],
    '/content/en/works/other.mdx': ['', []],
  });
});

it('serves content from another folder, and reports its files by it', async () => {
  const elsewhere = Object.fromEntries(
    Object.entries(smallestContent()).flatMap(([path, text]) => [
      [path, undefined],
      [path.replace('content/', 'tests/site/'), text],
    ]),
  );
  const { root, write } = workspaceWith({
    ...elsewhere,
    'main.js': showBodies,
    'tests/site/en/works/aurora.mdx': work('', 'A *note*.\n'),
  });
  const folder = 'tests/site';
  expect(await run(root, folder)).toMatchObject({
    '/tests/site/en/works/aurora.mdx': ['<p>A <em>note</em>.</p>', [{ value: 'A note.' }]],
  });
  write({ 'tests/site/en/works/aurora.mdx': work('yaer: 1\n'), 'tests/site/en/woks/a.mdx': '' });
  await expect(build(config(root, folder))).rejects.toThrow(
    /^tests\/site\/en\/woks\/[^]*^tests\/site\/en\/works\/aurora.mdx:7:1/m,
  );
});

it('stops a build with every problem at once and no stack, and leaves the last one as it was', async () => {
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
      /`year` takes[^]*no field `yaer`[^]*aurora.mdx:9:3[^]*other.mdx:8:3[^]*no English entry[^]*\d errors\.$/,
    ),
  );
  expect(readFolder(join(root, 'dist'))).toEqual(before);
});

it('opens content that could not be read for a moment', async () => {
  const { root } = workspaceWith();
  const folder = join(root, 'content');
  renameSync(folder, join(root, 'elsewhere'));
  writeFileSync(folder, 'a file where a folder should be');
  const resolved = { root, plugins: [content({ model: siteModel })] };
  const serving = await resolveConfig({ ...resolved, configFile: false }, 'serve');
  const { open } = contentApi(serving);
  await expect(open()).rejects.toThrow();
  rmSync(folder);
  renameSync(join(root, 'elsewhere'), folder);
  expect((await open()).current().problems).toEqual([]);
});
