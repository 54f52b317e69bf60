import { expect, test } from 'vitest';
import { outputsOf } from '../../../src/build/outputs.ts';
import { rooms } from '../../../src/pages/all.ts';
import { listFiles } from './list-files.ts';

test.each([
  ['robots.txt', 'User-agent: *\nDisallow: /', '\n\nSitemap: https://example.org/sitemap.xml\n'],
  ['_redirects', '/old /biography 301\n', '\n/es/* /es/404.html 404\n'],
])('%s of public/ is kept, with the lines of the site after it', async (name, own, lines) => {
  const output = outputsOf(rooms).find(({ pattern }) => pattern.test(`/${name}`));
  const files = await listFiles(output, { [`public/${name}`]: own });
  expect(String(await files.get(`/${name}`)?.())).toBe(own + lines);
});
