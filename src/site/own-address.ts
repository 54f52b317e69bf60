import { addressIn } from './addresses.ts';
import type { LocaleContent } from './locale-content.ts';
import { pageList } from './page-list.ts';

/**
 * An internal link's address in a language; a link to an entry leads to the page that shows it.
 * @example ownAddress('/biography#work-aurora', content) // => '/es/biography/compositions/2#work-aurora'
 */
export function ownAddress(href: string, content: LocaleContent): string {
  // Files are the same in every language.
  if (href.startsWith('/files/')) return href;
  const [path = '', fragment] = href.slice(1).split('#');
  const address = addressIn(content.locale, pageList(content).anchors.get(href) ?? path);
  return fragment === undefined ? address : `${address}#${fragment}`;
}
