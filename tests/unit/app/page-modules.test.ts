import { expect, test } from 'vitest';
import { pageAt } from '../../../src/app/page-modules.ts';

test.each([
  ['/', 'home'],
  ['/es', 'home'],
  ['/press/2', 'press'],
  ['/es/biography/compositions/3', 'biography/compositions'],
  ['/es/concerts/gala-2027', 'concerts'],
  ['/teaching', 'pages'],
  ['/es/pressed', 'pages'],
  ['/teaching/lessons', undefined],
  ['/\\example.org', undefined],
])('%s may be the page %s', (address, page) => {
  expect(pageAt(address)).toBe(page);
});
