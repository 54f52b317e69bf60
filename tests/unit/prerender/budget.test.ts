import { expect, it } from 'vitest';
import { weighPages } from '../../../src/prerender/budget.ts';

const pages = [
  { data: { address: '/press', page: 'press' }, file: 'press.html', scripts: ['a.js'] },
] as const;

it('prints a table of what each page weighs', () => {
  const sizes = new Map([
    ['press.html', 9_500],
    ['a.js', 110_000],
  ]);
  expect(weighPages(pages, sizes)).toBe(
    '    html    script  page (brotli)\n  9.5 kB  110.0 kB  /press',
  );
});

it('refuses a page with more script than its budget', () => {
  expect(() => weighPages(pages, new Map([['a.js', 116_100]]))).toThrow(
    'The site is over its budget.\n  /press: 116.1 kB of script, 116.0 kB are allowed',
  );
});
