// The built pages -> the headers of the whole site, in a number of rules that doesn't grow with the content.
import { locales } from '../../locales.ts';
import { dataAddress, localAddress, shellAddress, splitAddress } from '../../site/addresses.ts';
import type { PageData } from '../../site/page-data/page-data.ts';
import type { HeaderRule } from './headers-file.ts';
import { caching, commonHeaders, joinPolicies } from './policy.ts';

interface Page {
  readonly data: Pick<PageData, 'address' | 'number'>;
  readonly policy: string;
}

/** Common headers, caching, each page's own policy, and one policy for the further pages of each long list. */
export function siteHeaders(pages: readonly Page[], base: string): HeaderRule[] {
  const root = base.slice(0, -1);
  const [single, further] = [pages.filter(isSingle), pages.filter((page) => !isSingle(page))];
  const lists = new Set(further.map(({ data }) => data.address.replace(/\/\d+$/, '')));
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
    ...[...lists].map((list) =>
      pageRule(
        `${root}${list}/*`,
        joinPolicies(answeredBelow(list, pages).map(({ policy }) => policy)),
      ),
    ),
  ];
}

function isSingle({ data }: Page): boolean {
  return data.number === 1;
}

/** The further pages of a list, and what else may be answered there: no such page, and on some hosts the list itself. */
function answeredBelow(list: string, pages: readonly Page[]): Page[] {
  const notFound = localAddress(splitAddress(list).locale, '404');
  return pages.filter(
    ({ data: { address } }) =>
      address.startsWith(`${list}/`) || address === list || address === notFound,
  );
}

function pageRule(pattern: string, policy: string): HeaderRule {
  return {
    pattern,
    headers: { 'Cache-Control': caching.revalidated, 'Content-Security-Policy': policy },
  };
}
