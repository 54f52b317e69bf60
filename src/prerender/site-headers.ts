import type { BuiltPage } from './build-pages.ts';
import type { HeaderRule } from './headers-file.ts';
import { caching, commonHeaders } from './policy.ts';

/** The headers of the whole site: common ones, caching, and each page's own policy. */
export function siteHeaders(pages: readonly BuiltPage[], base: string): HeaderRule[] {
  return [
    { pattern: `${base}*`, headers: commonHeaders },
    { pattern: `${base}assets/*`, headers: { 'Cache-Control': caching.hashed } },
    ...pages.map(({ address, policy }) => ({
      pattern: base.slice(0, -1) + address,
      headers: { 'Cache-Control': caching.revalidated, 'Content-Security-Policy': policy },
    })),
  ];
}
