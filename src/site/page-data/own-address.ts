import type { Page } from '../../content/schema/localized.ts';
import type { Locale } from '../../locales.ts';
import { localAddress, numberedPath } from '../addresses.ts';

/** What may be divided into several pages of entries that have a place. */
interface Lists {
  readonly works: readonly List[];
  readonly photos: readonly List[];
}

type List = Pick<Page<{ readonly anchor?: string }>, 'entries' | 'number'>;

/**
 * The address in a language of what a text links to in the site: on the page of its list where an entry stands.
 * @example ownAddress('/biography#work-aurora', local) // => '/es/biography/compositions/2#work-aurora'
 */
export function ownAddress(
  href: string,
  { locale, collections }: { readonly locale: Locale; readonly collections: Lists },
): string {
  const [path = '', fragment] = href.slice(1).split('#');
  if (fragment === undefined) return localAddress(locale, path);
  return `${localAddress(locale, pathOfPlace(path, fragment, collections))}#${fragment}`;
}

function pathOfPlace(path: string, fragment: string, { works, photos }: Lists): string {
  const isPhoto = path === 'gallery';
  const number = (isPhoto ? photos : works).find(({ entries }) =>
    entries.some(({ anchor }) => anchor === fragment),
  )?.number;
  if (number === undefined || number === 1) return path;
  return numberedPath(isPhoto ? path : 'biography/compositions', number);
}
