import type { Page } from '../../content/schema/localized.ts';
import type { Locale } from '../../locales.ts';
import { localAddress, numberedPath } from '../addresses.ts';

/** The collections with anchors that may be divided into several pages. */
interface Lists {
  readonly works: readonly List[];
  readonly photos: readonly List[];
}

type List = Pick<Page<{ readonly anchor?: string }>, 'entries' | 'number'>;

/**
 * An internal link's address in a language; a link to an entry leads to the page of its list that shows it.
 * @example ownAddress('/biography#work-aurora', local) // => '/es/biography/compositions/2#work-aurora'
 */
export function ownAddress(
  href: string,
  { locale, collections }: { readonly locale: Locale; readonly collections: Lists },
): string {
  const [path = '', fragment] = href.slice(1).split('#');
  if (fragment === undefined) return localAddress(locale, path);
  return `${localAddress(locale, pathOfAnchor(path, fragment, collections))}#${fragment}`;
}

function pathOfAnchor(path: string, fragment: string, { works, photos }: Lists): string {
  const isPhoto = path === 'gallery';
  const number = (isPhoto ? photos : works).find(({ entries }) =>
    entries.some(({ anchor }) => anchor === fragment),
  )?.number;
  if (number === undefined || number === 1) return path;
  return numberedPath(isPhoto ? path : 'biography/compositions', number);
}
