import { expect, test } from 'vitest';
import { pageAddress, splitAddress } from '../../../src/page/addresses.ts';

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
])('%s is normalized to %s', (path, address) => {
  expect(pageAddress(path, '/')).toBe(address);
});

test.each([
  ['/ines', '/ines/'],
  ['/ines/index.html', '/ines/'],
  ['/ines/es/', '/ines/es'],
])('%s is normalized to %s below a base path', (path, address) => {
  expect(pageAddress(path, '/ines/')).toBe(address);
});

test.each(['/assets/a.js', '/press.data.json', '/biography.htm', '/\\evil.example', '/a\r\nX: y'])(
  '%j isn’t the path of a page',
  (path) => {
    expect(pageAddress(path, '/')).toBeUndefined();
  },
);

test('a path outside the base path isn’t the path of a page, even if it would match as a regular expression', () => {
  expect(pageAddress('/other/', '/ines/')).toBeUndefined();
  expect(pageAddress('/v1x0/press/', '/v1.0/')).toBeUndefined();
});

test.each([
  ['/', 'en', ''],
  ['/es', 'es', ''],
  ['/es/press/2', 'es', 'press/2'],
  ['/essays', 'en', 'essays'],
  ['/es//evil.example', 'es', 'evil.example'],
] as const)('%s has the locale %s and the path %j', (address, locale, path) => {
  expect(splitAddress(address)).toEqual({ locale, path });
});
