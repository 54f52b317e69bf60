import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../src/prerender/headers-file.ts';

const rules = parseHeaders(`# What every answer says.
/*
  X-Content-Type-Options: nosniff
# And some files.
/assets/*
  Cache-Control: public, max-age=31536000, immutable

/press
  Content-Security-Policy: default-src 'none'; img-src https://example.org
`);

test('reads rules, not comments', () => {
  expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/assets/*', '/press']);
  expect(rules[1]?.headers).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
});

test('gives an address the headers of every rule that matches it', () => {
  expect([...headersFor(rules, '/press')]).toEqual([
    ['X-Content-Type-Options', 'nosniff'],
    ['Content-Security-Policy', "default-src 'none'; img-src https://example.org"],
  ]);
  expect([...headersFor(rules, '/assets/a.js')].map(([name]) => name)).toEqual([
    'X-Content-Type-Options',
    'Cache-Control',
  ]);
});
