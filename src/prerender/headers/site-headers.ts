// The built pages -> the headers of the whole site, in a number of rules that doesn't grow with the content.
import { locales } from '../../locales.ts';
import { listIds, listPaths, localAddress } from '../../site/addresses.ts';
import type { BuiltPage } from '../build-pages.ts';
import type { HeaderRule } from './headers-file.ts';
import { notFoundPage } from '../list-pages.ts';
import { caching, commonHeaders, joinPolicies } from './policy.ts';

type Page = Pick<BuiltPage, 'address' | 'policy'>;

/** Common headers, caching, each page's own policy, and one policy for the further pages of each long list. */
export function siteHeaders(pages: readonly Page[], base: string): HeaderRule[] {
  const root = base.slice(0, -1);
  const lists = locales.flatMap(({ id }) =>
    listIds.map((list) => localAddress(id, listPaths[list])),
  );
  const further = lists
    .map((list) => ({
      list,
      members: pages.filter(({ address }) => address.startsWith(`${list}/`)),
    }))
    .filter(({ members }) => members.length > 0);
  const shared = new Set(further.flatMap(({ members }) => members));
  return [
    { pattern: `${base}*`, headers: commonHeaders },
    { pattern: `${base}assets/*`, headers: { 'Cache-Control': caching.hashed } },
    ...pages
      .filter((page) => !shared.has(page))
      .map(({ address, policy }) => pageRule(root + address, policy)),
    ...further.map(({ list, members }) =>
      pageRule(
        `${root}${list}/*`,
        joinPolicies([...members, ...neighbours(list, pages)].map(({ policy }) => policy)),
      ),
    ),
  ];
}

/** What may be answered below a list beside its pages: no such page, and on some hosts the list itself. */
function neighbours(list: string, pages: readonly Page[]): Page[] {
  return pages.filter(({ address }) => address === list || address === notFoundPage(list));
}

function pageRule(pattern: string, policy: string): HeaderRule {
  return {
    pattern,
    headers: { 'Cache-Control': caching.revalidated, 'Content-Security-Policy': policy },
  };
}
