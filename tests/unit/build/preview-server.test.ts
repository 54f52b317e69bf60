import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../../listen.ts';
import { folderWith } from '../folder-with.ts';

test('only pages of public/ have an address with `.html`', async () => {
  const names = ['_headers', 'index.html', 'index.data.json', 'press.html', 'press.data.json'];
  const pages = Object.fromEntries(names.map((name) => [name, '']));
  const { root } = folderWith({ ...pages, 'google1a2b.html': 'mine' });
  const { origin, close } = await serveSite(root);
  onTestFinished(close);
  for (const [path, status, to] of [
    ['/google1a2b.html', 200, null],
    ['/press.html', 301, '/press'],
    ['/index.html', 301, '/'],
  ] as const) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')], path).toEqual([status, to]);
  }
});
