import { type CollectionName, sitePages } from '../../pages.ts';
import type { Page } from '../../content/schema/localized.ts';
import type { Locale } from '../../locales.ts';
import { localAddress, numberedPath } from '../addresses.ts';
import { yearList } from '../concert-lists.ts';
import { mostOnOnePage } from './concert-parts.ts';

/** The pages of collections, as far as an address depends on them. */
type Lists = Readonly<
  Partial<
    Record<
      CollectionName,
      readonly Pick<
        Page<{ readonly anchor?: string; readonly date?: string }>,
        'entries' | 'number'
      >[]
    >
  >
>;

/**
 * An internal link's address in a language; a link to an entry leads to the page of its list that shows it.
 * @example ownAddress('/biography#work-aurora', local) // => '/es/biography/compositions/2#work-aurora'
 */
export function ownAddress(
  href: string,
  { locale, collections }: { readonly locale: Locale; readonly collections: Lists },
): string {
  // Files are the same in every language.
  if (href.startsWith('/files/')) return href;
  const [path = '', fragment] = href.slice(1).split('#');
  if (fragment === undefined) return localAddress(locale, path);
  return `${localAddress(locale, pathOfAnchor(path, fragment, collections))}#${fragment}`;
}

function pathOfAnchor(path: string, fragment: string, collections: Lists): string {
  const page = sitePages().find((each) => each.path === path);
  if (page?.hasParts) return partOfAnchor(path, fragment, collections.concerts?.[0]?.entries ?? []);
  for (const name of page?.shows ?? [page?.list ?? []].flat()) {
    const found = collections[name]?.find(({ entries }) =>
      entries.some(({ anchor }) => anchor === fragment),
    );
    const list = sitePages().find((each) => each.list === name);
    if (found && list && found.number > 1) return numberedPath(list.path, found.number);
  }
  return path;
}

/** Where there are lists of concerts by year, an entry is surely in that of its year. */
function partOfAnchor(
  path: string,
  fragment: string,
  entries: readonly { readonly anchor?: string; readonly date?: string }[],
): string {
  const date = entries.find(({ anchor }) => anchor === fragment)?.date;
  return date === undefined || entries.length <= mostOnOnePage ? path : `${path}/${yearList(date)}`;
}
