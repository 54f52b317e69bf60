import { splitAddress } from '../site/addresses.ts';
import { canonicalAddress } from '../site/canonical-address.ts';
import { addressAt, hrefTo } from '../site/href.ts';
import type { PageData } from '../site/page-data/page-data.ts';
import { pageAt } from './page-modules.ts';

/**
 * Normalises the URL, since hosts treat non-canonical ones differently. A page at a non-canonical URL replaces it with
 * its own; the 404 page at a non-canonical URL of a page redirects there. Returns whether the router will render the
 * same page as the document.
 */
export function canonicalizeUrl(page: PageData): 'same' | 'other' | 'leaving' {
  const { pathname, search, hash } = window.location;
  const address = addressAt(pathname) ?? '/';
  if (page.page !== '404') {
    if (address !== page.address)
      window.history.replaceState(window.history.state, '', hrefTo(page.address) + search + hash);
    return 'same';
  }
  const canonical = canonicalAddress(address);
  if (canonical !== address && pageAt(canonical)) {
    window.location.replace(hrefTo(canonical) + search + hash);
    return 'leaving';
  }
  return page.locale === splitAddress(address).locale ? 'same' : 'other';
}
