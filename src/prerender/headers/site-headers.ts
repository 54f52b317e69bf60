// The built pages -> the headers of the whole site, in a number of rules that doesn't grow with the content.
import { locales } from '../../locales.ts';
import { dataAddress, shellAddress } from '../../site/addresses.ts';
import type { PageData } from '../../site/page-data/page-data.ts';
import type { HeaderRule } from './headers-file.ts';
import { caching, commonHeaders, sharedPolicy } from './policy.ts';

interface SitePage {
  readonly data: Pick<PageData, 'address' | 'number'>;
  readonly policy: string;
}

/** Common headers, caching, each page's own policy, and one policy for the numbered pages of each list. */
export function siteHeaders(pages: readonly SitePage[], base: string): HeaderRule[] {
  const root = base.slice(0, -1);
  const single = pages.filter(({ data }) => data.number === 1);
  const numbered = pages.filter(({ data }) => data.number > 1);
  const lists = new Map(
    numbered.map(({ data, policy }) => [data.address.replace(/\d+$/, '*'), sharedPolicy(policy)]),
  );
  const data = [
    ...locales.map(({ id }) => shellAddress(id)),
    ...single.map((page) => dataAddress(page.data.address)),
  ];
  return [
    { pattern: `${base}*`, headers: commonHeaders },
    { pattern: `${base}assets/*`, headers: { 'Cache-Control': caching.hashed } },
    ...single.map((page) => pageRule(root + page.data.address, page.policy)),
    ...data.map((address) => ({
      pattern: root + address,
      headers: { 'Cache-Control': caching.revalidated },
    })),
    ...[...lists].map(([pattern, policy]) => pageRule(root + pattern, policy)),
  ];
}

function pageRule(pattern: string, policy: string): HeaderRule {
  return {
    pattern,
    headers: { 'Cache-Control': caching.revalidated, 'Content-Security-Policy': policy },
  };
}
