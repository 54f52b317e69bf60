import { canonicalAddress } from '../site/canonical-address.ts';
import { addressAt, hrefTo } from '../site/href.ts';
import type { PageData } from '../site/page-data/page-data.ts';
import { pageAt } from './page-modules.ts';

/**
 * Makes the URL canonical, which not every host does. A page at another URL than its own replaces it; the 404 page at a
 * non-canonical URL of a page redirects there. Returns whether it redirects.
 */
export function canonicalizeUrl(page: PageData): boolean {
  const { pathname, search, hash } = window.location;
  const address = addressAt(pathname) ?? '/';
  if (page.page !== '404') {
    if (address !== page.address)
      window.history.replaceState(window.history.state, '', hrefTo(page.address) + search + hash);
    return false;
  }
  const canonical = canonicalAddress(address);
  const isRedirect = canonical !== address && pageAt(canonical) !== undefined;
  if (isRedirect) window.location.replace(hrefTo(canonical) + search + hash);
  return isRedirect;
}
