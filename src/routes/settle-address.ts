import { splitAddress } from '../site/addresses.ts';
import { canonicalAddress } from '../site/canonical-address.ts';
import { addressAt, hrefTo } from '../site/href.ts';
import type { PageData } from '../site/page-data/page-data.ts';
import { pageAt } from './views.ts';

/**
 * Brings the address and the open document together, since hosts answer odd addresses each in its own way. A page at
 * another address than its own puts that right; a 404 page at an odd form of a page's address leads there. Tells
 * whether the router will show what the document shows.
 */
export function settleAddress(page: PageData): 'same' | 'other' | 'leaving' {
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
