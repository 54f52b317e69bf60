// The content in a language -> the addresses of its pages and entries.
import type { ListedEntry } from '../content/fields/content.ts';
import { pathBelow, addressIn } from './addresses.ts';
import type { LocaleContent } from './locale-content.ts';

/**
 * An internal link's address in a language; a link to an entry leads to the page that shows it.
 * @example localizeAddress('/poems#poem-aurora', content) // => '/es/poems/2#poem-aurora'
 */
export function localizeAddress(href: string, content: LocaleContent): string {
  // Files are the same in every language.
  if (href.startsWith('/files/')) return href;
  const [path = '', fragment] = href.slice(1).split('#');
  const address = addressIn(content.locale, content.pageList.anchorPaths.get(href) ?? path);
  return fragment === undefined ? address : `${address}#${fragment}`;
}

/** The target of a field's link: an external address, or one of the site, localized; `undefined` if it doesn't exist. */
export function resolveLink(href: string | undefined, content: LocaleContent): string | undefined {
  if (!href?.startsWith('/')) return href;
  return content.addresses.has(href) ? localizeAddress(href, content) : undefined;
}

/** The address of an entry's page; `undefined` if it has none. */
export function entryPageAddress(
  collection: string,
  { slug }: Pick<ListedEntry, 'slug'>,
  content: LocaleContent,
): string | undefined {
  const parent = content.pages.find(({ entries }) => entries === collection);
  const path = parent && pathBelow(parent.path, slug);
  return path !== undefined && content.pageList.pages.has(path)
    ? addressIn(content.locale, path)
    : undefined;
}

/** The address of an entry's element on the page of its collection. */
export function entryAnchorAddress(
  collection: string,
  { anchor }: Pick<ListedEntry, 'anchor'>,
  content: LocaleContent,
): string {
  return localizeAddress(`/${content.pageList.collectionPaths.get(collection)}#${anchor}`, content);
}

/** The address of links to an entry: its page or, without one, its element. */
export function entryLink(
  collection: string,
  entry: Pick<ListedEntry, 'slug' | 'anchor'>,
  content: LocaleContent,
): string {
  return (
    entryPageAddress(collection, entry, content) ?? entryAnchorAddress(collection, entry, content)
  );
}
