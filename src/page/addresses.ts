import { defaultLocale, locales, type Locale } from '../locales.ts';

export const notFoundPath = '404';

export const firstPage = 'home';

/** Names that editors can't give to a page: other files of the site have them, or former pages had. */
export const reservedNames = [
  'index',
  'shell',
  'admin',
  'assets',
  'files',
  'fonts',
  'kit',
  firstPage,
  'pages',
  notFoundPath,
];

/**
 * The address of a path in a language, without the site's base path.
 * @example addressIn('es', 'news') // => '/es/news'
 * @example addressIn('en', '') // => '/'
 */
export function addressIn(locale: Locale, path: string): string {
  const prefix = locales.find(({ id }) => id === locale)?.prefix ?? '';
  return path === '' ? prefix || '/' : `${prefix}/${path}`;
}

/**
 * Splits an address into its language and the path below that language's prefix.
 * @example splitAddress('/es/news') // => { locale: 'es', path: 'news' }
 */
export function splitAddress(address: string): { locale: Locale; path: string } {
  const trimmed = `/${address.replace(/^\/+/, '').replace(/\/+$/, '')}`;
  const match = locales.find(({ prefix }) => prefix && `${trimmed}/`.startsWith(`${prefix}/`));
  return {
    locale: match?.id ?? defaultLocale,
    path: trimmed.slice(match?.prefix.length ?? 0).replace(/^\/+/, ''),
  };
}

/**
 * The path of what is below a page; that of the page itself if `subpath` is empty.
 * @example pathBelow('news', '2') // => 'news/2'
 */
export function pathBelow(page: string, subpath: string): string {
  return [page, subpath].filter(Boolean).join('/');
}

/** The address of a page's files without an extension: `/index` for the first page. */
export function fileAddress(address: string): string {
  return address === '/' ? '/index' : address;
}

/**
 * The address of a page's data.
 * @example dataAddress('/') // => '/index.data.json'
 */
export function dataAddress(address: string): string {
  return `${fileAddress(address)}.data.json`;
}

/**
 * The address of the data of a language's shell.
 * @example shellAddress('es') // => '/es/shell.data.json'
 */
export function shellAddress(locale: Locale): string {
  return dataAddress(addressIn(locale, 'shell'));
}

/**
 * The URL of an address on a site whose own URL ends with a slash.
 * @example absoluteUrl('/es/news', 'https://example.org/ines/') // => 'https://example.org/ines/es/news'
 */
export function absoluteUrl(address: string, siteUrl: string): string {
  return new URL(address.slice(1), siteUrl).href;
}

interface Translated {
  readonly locale: Locale;
  readonly path: string;
  /** The languages that it has a text in. */
  readonly languages: readonly Locale[];
}

/** The language of a page's content: the original if the page isn't translated. */
export function contentLocale({ locale, languages }: Omit<Translated, 'path'>): Locale {
  return languages.includes(locale) ? locale : defaultLocale;
}

/** A page's canonical address: that of the original if the page isn't translated. */
export function canonicalAddress(page: Translated): string {
  return addressIn(contentLocale(page), page.path);
}

/**
 * The `hreflang` links of a page. All of them are canonical: a page that isn't has none, nor has a page in a single
 * language.
 */
export function alternates(
  page: Translated,
): { readonly lang: string; readonly address: string }[] {
  const { locale, languages, path } = page;
  if (languages.length === 1 || !languages.includes(locale)) return [];
  return [
    ...languages.map((id) => ({ lang: id, address: addressIn(id, path) })),
    { lang: 'x-default', address: addressIn(defaultLocale, path) },
  ];
}

/**
 * The canonical address of the page at a decoded path: no repeated slashes, no trailing one, no `index`, no `.html`.
 * `undefined` if no page can have that path. `src/hosts/` has the same rule.
 * @example pageAddress('/es//news.html', '/') // => '/es/news'
 */
export function pageAddress(path: string, base: string): string | undefined {
  const root = base.slice(0, -1);
  const single = path.replaceAll(/\/{2,}/g, '/');
  if (!`${single}/`.startsWith(base)) return undefined;
  const below = single.slice(root.length);
  const [, page] = /^((?:\/[A-Za-z0-9-]+)*?)(?:\/index)?(?:\.html)?\/?$/.exec(below) ?? [];
  return page === undefined ? undefined : root + (page || '/');
}
