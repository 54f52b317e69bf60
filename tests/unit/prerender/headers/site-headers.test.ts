import { describe, expect, test } from 'vitest';
import { formatHeaders, headersFor } from '../../../../src/prerender/headers/headers-file.ts';
import { contentSecurityPolicy } from '../../../../src/prerender/headers/policy.ts';
import { siteHeaders } from '../../../../src/prerender/headers/site-headers.ts';
import { dataAddress } from '../../../../src/site/addresses.ts';

/** A site of long lists, in which every page has styles of its own. */
function headersOf(counts: { press: number; works: number }) {
  const further = [
    ...numbers('/press', counts.press),
    ...numbers('/biography/compositions', counts.works),
  ];
  const english = [
    ...['/', '/biography', '/press', '/404'].map((address) => ({ address, number: 1 })),
    ...further,
  ];
  const spanish = english.map(({ address, number }) => ({
    address: `/es${address === '/' ? '' : address}`,
    number,
  }));
  const pages = [...english, ...spanish].map((data, index) => ({
    data,
    policy: contentSecurityPolicy({
      styles: ['h1{}', `page${index}{}`],
      scripts: ['start()'],
    }),
  }));
  return { pages, rules: siteHeaders(pages, '/') };
}

/** The second and further pages of a list. */
function numbers(list: string, count: number) {
  return Array.from({ length: count - 1 }, (_, index) => ({
    address: `${list}/${index + 2}`,
    number: index + 2,
  }));
}

const csp = 'Content-Security-Policy';

describe.each([1, 2, 500])('a list of %i pages', (count) => {
  const { rules } = headersOf({ press: count, works: count });

  test('stays below the hundred rules that hosts take', () => {
    expect(rules.length).toBeLessThanOrEqual(30);
  });

  test('stays below the 2000 characters that a line may have', () => {
    const longest = Math.max(
      ...formatHeaders(rules)
        .split('\n')
        .map(({ length }) => length),
    );
    expect(longest).toBeLessThan(2000);
  });
});

test('leaves the styles of further pages to the policy in each of them', () => {
  const { rules } = headersOf({ press: 60, works: 1 });
  const shared = headersFor(rules, '/press/7').get(csp) ?? '';
  expect(shared).not.toMatch(/style-src|default-src/);
  for (const directive of [
    'script-src',
    'img-src',
    'frame-src',
    'base-uri',
    'object-src',
    'form-action',
    'frame-ancestors',
    'require-trusted-types-for',
  ]) {
    expect(shared).toContain(directive);
  }
});

test('gives no address a header twice', () => {
  const { pages, rules } = headersOf({ press: 3, works: 3 });
  const addresses = pages.flatMap(({ data: { address } }) => [address, dataAddress(address)]);
  for (const address of addresses) {
    const names = rules
      .filter(({ pattern }) =>
        pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
      )
      .flatMap(({ headers }) => Object.keys(headers));
    expect([address, new Set(names).size]).toEqual([address, names.length]);
  }
});

test('stands below the base path', () => {
  const rules = siteHeaders(
    [
      { data: { address: '/press', number: 1 }, policy: 'a' },
      { data: { address: '/press/2', number: 2 }, policy: 'a' },
    ],
    '/ines/',
  );
  expect(rules.map(({ pattern }) => pattern)).toEqual([
    '/ines/*',
    '/ines/assets/*',
    '/ines/press',
    '/ines/shell.data.json',
    '/ines/es/shell.data.json',
    '/ines/press.data.json',
    '/ines/press/*',
  ]);
});

test('has data asked for anew each time, as pages are', () => {
  const { rules } = headersOf({ press: 3, works: 1 });
  for (const address of ['/press.data.json', '/es/shell.data.json', '/press/2.data.json'])
    expect(headersFor(rules, address).get('Cache-Control')).toBe(
      'public, max-age=0, must-revalidate',
    );
});
