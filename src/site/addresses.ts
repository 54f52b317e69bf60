import { defaultLocale, locales, type Locale } from '../locales.ts';

/** The six pages in the order of the navigation, with their paths below a language's prefix. */
export const pagePaths = {
  home: '',
  biography: 'biography',
  gallery: 'gallery',
  media: 'media',
  press: 'press',
  contact: 'contact',
} as const;

/** The name of a page, which is also its key in `nav.*`. */
export type PageId = keyof typeof pagePaths;

/** The pages in the order of the navigation. */
export const pageIds = [
  'home',
  'biography',
  'gallery',
  'media',
  'press',
  'contact',
] as const satisfies readonly PageId[];

/** Where the further pages of a long list are, followed by their number: `press/2`. */
export const listPaths = { press: 'press', works: 'biography/compositions' } as const;

/** The name of a list that is divided into pages once it is long. */
export type ListId = keyof typeof listPaths;

/** The lists that are divided into pages once they are long. */
export const listIds = ['press', 'works'] as const satisfies readonly ListId[];

/** Where each list begins: its first page stands among other things. */
export const listStarts = { press: 'press', works: 'biography#compositions' } as const;

/**
 * The address of a page of a list.
 * @example listAddress('es', 'press', 2) // => '/es/press/2'
 */
export function listAddress(locale: Locale, list: ListId, number: number): string {
  return localAddress(locale, number === 1 ? listStarts[list] : `${listPaths[list]}/${number}`);
}

/**
 * The address of a path in a language, without the site's base path.
 * @example localAddress('es', 'press') // => '/es/press'
 * @example localAddress('en', '') // => '/'
 */
export function localAddress(locale: Locale, path: string): string {
  const prefix = locales.find(({ id }) => id === locale)?.prefix ?? '';
  return path === '' ? prefix || '/' : `${prefix}/${path}`;
}

/**
 * Takes an address apart into its language and the path below that language's prefix.
 * @example splitAddress('/es/press') // => { locale: 'es', path: 'press' }
 */
export function splitAddress(address: string): { locale: Locale; path: string } {
  const trimmed = address.replace(/\/+$/, '');
  const found = locales.find(
    ({ prefix }) => prefix !== '' && (trimmed === prefix || trimmed.startsWith(`${prefix}/`)),
  );
  return {
    locale: found?.id ?? defaultLocale,
    path: trimmed.slice((found?.prefix.length ?? 0) + 1),
  };
}

/**
 * The page that a path belongs to, by its first part; home where no other does.
 * @example sectionOf('press/2') // => 'press'
 */
export function sectionOf(path: string): PageId {
  return pageIds.find((id) => pagePaths[id] === path.split('/')[0]) ?? 'home';
}

/**
 * Whether a path below a language's prefix may be that of a page.
 * @example isPagePath('press/2') // => true
 */
export function isPagePath(path: string): boolean {
  const [, list] = /^(.+)\/\d+$/.exec(path) ?? [];
  return (
    pageIds.some((id) => pagePaths[id] === path) || listIds.some((id) => listPaths[id] === list)
  );
}
