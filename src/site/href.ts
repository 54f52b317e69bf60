/** The site's base path without a slash at its end: empty, unless the site lies below another. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * What a link has to an address of the site.
 * @example hrefTo('/es/press') // => '/name/es/press' where the site lies below /name
 */
export function hrefTo(address: string): string {
  return base + address;
}

/** The address of the site at a path on its host; `undefined` where another site is. */
export function addressAt(path: string): string | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return path.slice(base.length) || '/';
}
