import { localAddress } from './addresses.ts';
import type { LocalContent } from './local-content.ts';
import { pageList } from './page-list.ts';

/**
 * An internal link's address in a language; a link to an entry leads to the page that shows it.
 * @example ownAddress('/biography#work-aurora', local) // => '/es/biography/compositions/2#work-aurora'
 */
export function ownAddress(href: string, local: LocalContent): string {
  // Files are the same in every language.
  if (href.startsWith('/files/')) return href;
  const [path = '', fragment] = href.slice(1).split('#');
  const address = localAddress(local.locale, pageList(local).anchors.get(href) ?? path);
  return fragment === undefined ? address : `${address}#${fragment}`;
}
