// Which HTML files the site consists of.
import { locales, type Locale } from '../locales.ts';
import {
  listIds,
  listPaths,
  localAddress,
  pageIds,
  pagePaths,
  splitAddress,
  type ListId,
} from '../site/addresses.ts';

/** A page to prerender. `path` is what follows the language's prefix; `indexed` is false for the 404 pages. */
export interface SitePage {
  readonly address: string;
  readonly file: string;
  readonly locale: Locale;
  readonly path: string;
  readonly indexed: boolean;
}

/** How many pages each list is divided into; 1 where it isn't mentioned. */
export type PageCounts = Partial<Readonly<Record<ListId, number>>>;

/** Every page of every language, the 404 pages last. */
export function listPages(counts: PageCounts = {}): SitePage[] {
  const further = listIds.flatMap((list) =>
    Array.from(
      { length: (counts[list] ?? 1) - 1 },
      (_, index) => `${listPaths[list]}/${index + 2}`,
    ),
  );
  const paths = [...pageIds.map((id) => pagePaths[id]), ...further];
  const inAll = (path: string, indexed: boolean) =>
    locales.map(({ id }) => toPage(localAddress(id, path), id, path, indexed));
  return [...paths.flatMap((path) => inAll(path, true)), ...inAll('404', false)];
}

/**
 * Whether a path is that of the second or a further page of a list.
 * @example isFurther('press/2') // => true
 */
export function isFurther(path: string): boolean {
  return listIds.some((list) => path.startsWith(`${listPaths[list]}/`));
}

/** The file of an address: found there by every static host without a redirect. */
function toPage(address: string, locale: Locale, path: string, indexed: boolean): SitePage {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  return { address, file, locale, path, indexed };
}

/**
 * The 404 page that answers for an unknown address.
 * @example notFoundPage('/es/nada') // => '/es/404'
 */
export function notFoundPage(address: string): string {
  return localAddress(splitAddress(address).locale, '404');
}
