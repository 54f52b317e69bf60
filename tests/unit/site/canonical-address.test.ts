import { expect, test } from 'vitest';
import { splitAddress } from '../../../src/site/addresses.ts';
import { canonicalAddress } from '../../../src/site/canonical-address.ts';

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
