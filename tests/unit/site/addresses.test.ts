import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { pageAddress, splitAddress } from '../../../src/page/addresses.ts';
import { whole } from '../../sites.ts';

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/biography', '/biography'],
  ['/biography/', '/biography'],
  ['/biography.html', '/biography'],
  ['//es//biography.html/', '/es/biography'],
  ['/es/index.html', '/es'],
  ['/press/2/', '/press/2'],
  ['/my-index', '/my-index'],
])('%s means %s', (path, address) => {
  expect(pageAddress(path, '/')).toBe(address);
});

test.each([
  ['/ines', '/ines/'],
  ['/ines/index.html', '/ines/'],
  ['/ines/es/', '/ines/es'],
])('%s means %s below a base path', (path, address) => {
  expect(pageAddress(path, '/ines/')).toBe(address);
});

test.each(['/assets/a.js', '/press.data.json', '/biography.htm', '/\\evil.example', '/a\r\nX: y'])(
  '%j can’t be a page’s',
  (path) => {
    expect(pageAddress(path, '/')).toBeUndefined();
  },
);

test('an address outside the base path, or of a base path with another sign for its point, can’t be a page’s', () => {
  expect(pageAddress('/other/', '/ines/')).toBeUndefined();
  expect(pageAddress('/v1x0/press/', '/v1.0/')).toBeUndefined();
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

test('robots.txt admits everybody and names the sitemap', () => {
  expect(readFileSync(join(inject('whole'), 'robots.txt'), 'utf8')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${whole.url}sitemap.xml\n`,
  );
});
