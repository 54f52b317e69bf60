import type { BuiltPage } from './build-site.ts';
import type { HeaderRule } from './headers-file.ts';
import { caching, commonHeaders, contentSecurityPolicy } from './policy.ts';

/** The headers of the whole site: common ones, caching, and each page's own policy. */
export function siteHeaders(pages: readonly BuiltPage[], starter: string, base: string): HeaderRule[] {
  return [
    { pattern: `${base}*`, headers: commonHeaders },
    { pattern: `${base}assets/*`, headers: { 'Cache-Control': caching.hashed } },
    ...pages.map(({ address, styles }) => ({
      pattern: base.replace(/\/$/, '') + address || '/',
      headers: {
        'Cache-Control': caching.revalidated,
        'Content-Security-Policy': contentSecurityPolicy({ styles, scripts: [starter] }),
      },
    })),
  ];
}
