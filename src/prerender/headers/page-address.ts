// A requested path -> the canonical address of its page, by the same rule on every host.

/** Sources of regular expressions for a decoded path without repeated slashes. */
interface PagePatterns {
  /** Matches every form of the home page's address. */
  readonly home: string;
  /** Matches every form of another page's address; the first group is the canonical one. */
  readonly page: string;
}

/** The patterns that hosts redirect by: a canonical address has no trailing slash, no `index` and no `.html`. */
export function pagePatterns(base: string): PagePatterns {
  const root = base.slice(0, -1).replaceAll('.', String.raw`\.`);
  const suffix = String.raw`(/index)?(\.html)?/?$`;
  return { home: `^${root}${suffix}`, page: `^(${root}/[A-Za-z0-9/-]+?)${suffix}` };
}

/**
 * The canonical address of the page at a path; `undefined` where no page can have that path.
 * @example pageAddress('/es//biography.html', '/') // => '/es/biography'
 */
export function pageAddress(path: string, base: string): string | undefined {
  const { home, page } = pagePatterns(base);
  const single = path.replaceAll(/\/{2,}/g, '/');
  if (new RegExp(home).test(single)) return base;
  return new RegExp(page).exec(single)?.[1];
}
