import { expect, test } from 'vitest';
import { splitHead } from '../../../src/prerender/split-head.ts';

test('parts what React hoisted from the page', () => {
  const head =
    '<title>Home</title><meta name="description" content="a &gt; b"/><link rel="canonical" href="/"/>';
  expect(splitHead(`${head}<main><title>x</title></main>`)).toEqual({
    head,
    body: '<main><title>x</title></main>',
  });
});

test('leaves a page without hoisted elements whole', () => {
  expect(splitHead('<main></main>')).toEqual({ head: '', body: '<main></main>' });
});
