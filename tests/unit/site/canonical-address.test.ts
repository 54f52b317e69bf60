import { expect, test } from 'vitest';
import {
  dataAddress,
  localAddress,
  numberedPath,
  originalAddress,
  pathOf,
  shellAddress,
  splitAddress,
} from '../../../src/site/addresses.ts';
import { canonicalAddress } from '../../../src/site/canonical-address.ts';
import { documentTitle } from '../../../src/site/document-title.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/biography.html', '/biography'],
  ['/biography/', '/biography'],
  ['//biography', '/biography'],
  ['/es.html', '/es'],
  ['/es/', '/es'],
  ['/es/index.html', '/es'],
  ['/es//Biography.html/', '/es/biography'],
  ['/es%2fbiography', '/es/biography'],
  ['/ES/Press/2', '/es/press/2'],
  ['/%E0%A4%A', '/%e0%a4%a'],
  ['/essays', '/essays'],
])('%s stands for %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBe(canonical);
});

test.each([
  ['/', 'en', ''],
  ['/es', 'es', ''],
  ['/es/press/2', 'es', 'press/2'],
  ['/essays', 'en', 'essays'],
  ['/es//evil.example', 'es', 'evil.example'],
] as const)('%s is in %s, below it %j', (address, locale, path) => {
  expect(splitAddress(address)).toEqual({ locale, path });
});

test('pages, numbers, data and shells have their addresses', () => {
  expect(localAddress('es', pathOf('home'))).toBe('/es');
  expect(localAddress('en', pathOf('biography/compositions'))).toBe('/biography/compositions');
  expect([numberedPath('press', 1), numberedPath('press', 2)]).toEqual(['press', 'press/2']);
  expect([dataAddress('/'), dataAddress('/es'), dataAddress('/es/press')]).toEqual([
    '/index.data.json',
    '/es.data.json',
    '/es/press.data.json',
  ]);
  expect([shellAddress('en'), shellAddress('es')]).toEqual([
    '/shell.data.json',
    '/es/shell.data.json',
  ]);
});

test('a page that fell back names the English one as its original', () => {
  const page = { locale: 'es', path: 'press' } as const;
  expect(originalAddress({ ...page, isFallback: false })).toBe('/es/press');
  expect(originalAddress({ ...page, isFallback: true })).toBe('/press');
});

test('titles lead with the section, on the home page with the artist', () => {
  const title = { value: 'Press' };
  expect(documentTitle({ page: 'press', title, number: 1 }, 'Ada')).toBe('Press — Ada');
  expect(documentTitle({ page: 'press', title, number: 2 }, 'Ada')).toBe('Press (2) — Ada');
  expect(documentTitle({ page: 'home', title: { value: 'Violinist' }, number: 1 }, 'Ada')).toBe(
    'Ada — Violinist',
  );
});
