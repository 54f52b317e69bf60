import { expect, test } from 'vitest';
import { listPages, notFoundPage } from '../../../src/prerender/list-pages.ts';

test('gives every page a file that static hosts find at its exact address', () => {
  const files = listPages().map(({ address, file }) => `${address} ${file}`);
  expect(files).toContain('/ index.html');
  expect(files).toContain('/es es.html');
  expect(files).toContain('/biography biography.html');
  expect(files).toContain('/es/biography es/biography.html');
  expect(files).toHaveLength(14);
});

test('keeps the 404 pages of both languages out of the index', () => {
  const hidden = listPages().filter(({ indexed }) => !indexed);
  expect(hidden.map(({ file }) => file)).toEqual(['404.html', 'es/404.html']);
});

test('lists the further pages of a divided list', () => {
  const addresses = listPages({ press: 3 }).map(({ address }) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(['/press', '/press/2', '/press/3', '/es/press/3']),
  );
});

test('answers an unknown address in its own language', () => {
  expect([notFoundPage('/nothing'), notFoundPage('/es/nada'), notFoundPage('/essays')]).toEqual([
    '/404',
    '/es/404',
    '/404',
  ]);
});
