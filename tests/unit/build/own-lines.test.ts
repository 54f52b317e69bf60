import { expect, test } from 'vitest';
import { outputSource } from '../../../src/build/output-source.ts';
import { outputsOf } from '../../../src/build/outputs.ts';
import { openLibrary } from '../../../src/content/library.ts';
import { rooms, siteModel } from '../../../src/pages/all.ts';
import { readOutput } from '../../../src/page/output.ts';
import { workspaceWith } from '../content/workspace.ts';

test.each([
  ['robots.txt', 'User-agent: *\nDisallow: /', '\n\nSitemap: https://example.org/sitemap.xml\n'],
  ['_redirects', '/old /biography 301\n', '\n/es/* /es/404.html 404\n'],
])('%s of public/ is kept, with the lines of the site after it', async (name, own, lines) => {
  const { root } = workspaceWith({ [`public/${name}`]: own });
  const snapshot = (await openLibrary({ root, folder: 'content', model: siteModel })).current();
  const loadBody = () => Promise.reject(new Error('No page is asked for.'));
  const about = { root, base: '/', isBuild: true, buildId: 'a', snapshot, loadBody, rooms };
  const output = outputsOf(rooms).find(({ pattern }) => pattern.test(`/${name}`));
  const files = [...((await output?.list(outputSource(about))) ?? [])];
  const file = files.find(([address]) => address === `/${name}`);
  expect(file && (await readOutput(file))).toBe(own + lines);
});
