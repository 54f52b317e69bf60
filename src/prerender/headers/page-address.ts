// A path as a host was asked for it -> the one address of the page that it means. The same rule for every host.

/** Sources of regular expressions for a decoded path in which slashes are single. */
interface PagePatterns {
  /** Matches what means the home page. */
  readonly home: string;
  /** Matches what may mean another page; the first group is that page's own address. */
  readonly page: string;
}

/** What hosts redirect by: an address has no slash at its end, no `index` and no `.html`. */
export function pagePatterns(base: string): PagePatterns {
  const root = base.slice(0, -1).replaceAll('.', String.raw`\.`);
  const tooMuch = String.raw`(/index)?(\.html)?/?$`;
  return { home: `^${root}${tooMuch}`, page: `^(${root}/[A-Za-z0-9/-]+?)${tooMuch}` };
}

/**
 * The address that the page of a path has; `undefined` where a page can't have such an address.
 * @example pageAddress('/es//biography.html', '/') // => '/es/biography'
 */
export function pageAddress(path: string, base: string): string | undefined {
  const { home, page } = pagePatterns(base);
  const single = path.replaceAll(/\/{2,}/g, '/');
  if (new RegExp(home).test(single)) return base;
  return new RegExp(page).exec(single)?.[1];
}
