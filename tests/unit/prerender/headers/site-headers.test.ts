import { describe, expect, test } from 'vitest';
import { formatHeaders, headersFor } from '../../../../src/prerender/headers/headers-file.ts';
import { listPages } from '../../../../src/prerender/list-pages.ts';
import { contentSecurityPolicy } from '../../../../src/prerender/headers/policy.ts';
import { siteHeaders } from '../../../../src/prerender/headers/site-headers.ts';

/** A site of long lists, in which every page has styles of its own. */
function headersOf(counts: { press: number; works: number }, stylesPerList = counts.press) {
  const pages = listPages(counts).map(({ address }, index) => ({
    address,
    policy: contentSecurityPolicy({
      styles: ['h1{}', `page${index % stylesPerList}{}`],
      scripts: ['start()'],
    }),
  }));
  return { pages, rules: siteHeaders(pages, '/') };
}

const csp = 'Content-Security-Policy';

describe.each([1, 2, 500])('a list of %i pages', (count) => {
  const { rules } = headersOf({ press: count, works: count });

  test('stays below the hundred rules that hosts take', () => {
    expect(rules.length).toBeLessThanOrEqual(25);
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

test('admits the styles of every further page, of the list and of its 404 page', () => {
  const { pages, rules } = headersOf({ press: 4, works: 1 });
  const shared = headersFor(rules, '/press/3').get(csp) ?? '';
  const neighbours = new Set(['/press', '/press/2', '/press/3', '/press/4', '/404']);
  for (const { address, policy } of pages.filter((page) => neighbours.has(page.address))) {
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    expect([address, hashes.every((hash) => shared.includes(hash))]).toEqual([address, true]);
  }
});

test('leaves the styles of very unlike pages to the policy in each of them', () => {
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
  for (const { address } of pages) {
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
      { address: '/press', policy: 'a' },
      { address: '/press/2', policy: 'a' },
    ],
    '/ines/',
  );
  expect(rules.map(({ pattern }) => pattern)).toEqual([
    '/ines/*',
    '/ines/assets/*',
    '/ines/press',
    '/ines/press/*',
  ]);
});
