/** The site's base path without a trailing slash: empty unless the site is below another. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The `href` of a link to an address of the site.
 * @example hrefTo('/es/news') // => '/name/es/news' if the site is below /name
 */
export function hrefTo(address: string): string {
  return base + address;
}

/** The site's address for a path of its origin; `undefined` if the path is outside the site. */
export function stripBase(path: string): string | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return path.slice(base.length) || '/';
}
