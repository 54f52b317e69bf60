import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blockedIn } from '../../../src/prerender/blocked-tags.ts';

it.each([
  '<script>',
  '<script async src="https://example.org/count.js">',
  "<script src='//example.org/count.js'>",
  '<style>',
  '<link rel="stylesheet" href="https://example.org/a.css">',
  '<link rel=preload href=https://example.org/a.woff2>',
  '<img src="https://example.org/pixel.gif">',
])('names %s', (tag) => {
  expect(blockedIn(`<head>\n${tag}\n</head>`)).toEqual([tag]);
});

it.each([
  '<script src="/own.js">',
  '<script type="application/ld+json">',
  '<link rel="icon" href="%BASE_URL%favicon.ico">',
  '<link rel="me" href="https://example.org/@ines">',
  '<!-- <script> -->',
])('leaves %s alone', (tag) => {
  expect(blockedIn(tag)).toEqual([]);
});

it('finds nothing in the index.html of the project', () => {
  const path = join(import.meta.dirname, '../../../index.html');
  expect(blockedIn(readFileSync(path, 'utf8'))).toEqual([]);
});
