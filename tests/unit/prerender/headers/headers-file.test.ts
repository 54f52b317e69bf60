import { expect, test } from 'vitest';
import {
  formatHeaders,
  headersFor,
  parseHeaders,
} from '../../../../src/prerender/headers/headers-file.ts';

const rules = [
  { pattern: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } },
  { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  {
    pattern: '/press',
    headers: { 'Content-Security-Policy': "default-src 'none'; img-src 'self'" },
  },
];

test('reads back what it writes', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
});

test('gives an address the headers of every rule that matches it', () => {
  expect([...headersFor(rules, '/press')]).toEqual([
    ['X-Content-Type-Options', 'nosniff'],
    ['Content-Security-Policy', "default-src 'none'; img-src 'self'"],
  ]);
  expect([...headersFor(rules, '/assets/a.js')].map(([name]) => name)).toEqual([
    'X-Content-Type-Options',
    'Cache-Control',
  ]);
});
