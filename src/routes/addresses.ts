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
export const pageIds = ['home', 'biography', 'gallery', 'media', 'press', 'contact'] as const satisfies readonly PageId[];

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
  const found = locales.find(({ prefix }) => prefix !== '' && (trimmed === prefix || trimmed.startsWith(`${prefix}/`)));
  return { locale: found?.id ?? defaultLocale, path: trimmed.slice((found?.prefix.length ?? 0) + 1) };
}
