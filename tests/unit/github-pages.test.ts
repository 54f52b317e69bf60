import { expect, onTestFinished, test } from 'vitest';
import { pagesHandler } from '../github-pages.ts';
import { serveSite } from '../listen.ts';
import { folderWith } from './folder-with.ts';

test('the tests’ GitHub Pages has its rules for addresses and no headers of the site', async () => {
  const { root } = folderWith({
    _headers: '/*\n  X-Frame-Options: DENY\n',
    'index.html': 'home',
    'biography.html': 'biography',
    'es.html': 'inicio',
    'es/404.html': 'no existe',
    'kit/index.html': 'kit',
    '404.html': 'not found',
  });
  const { origin, close } = await serveSite(root, '/artist-site/', pagesHandler);
  onTestFinished(close);
  for (const [path, status, to] of [
    ['/', 404, null],
    ['/artist-site', 301, '/artist-site/'],
    ['/artist-site/', 200, 'home'],
    ['/artist-site/biography?a=b', 200, 'biography'],
    ['/artist-site/biography.html', 200, 'biography'],
    ['/artist-site/biography/', 404, 'not found'],
    ['/artist-site/es', 200, 'inicio'],
    ['/artist-site/es/', 404, 'not found'],
    ['/artist-site/es/nowhere', 404, 'not found'],
    ['/artist-site/kit', 301, '/artist-site/kit/'],
    ['/artist-site/kit/', 200, 'kit'],
  ] as const) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const text = response.headers.get('location') ?? ((await response.text()) || null);
    expect([response.status, text], path).toEqual([status, to]);
    expect(response.headers.get('x-frame-options')).toBeNull();
  }
});
