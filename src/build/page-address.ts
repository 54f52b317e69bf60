/**
 * The canonical address of the page at a decoded path: no repeated slashes, no trailing one, no `index`, no `.html`.
 * `undefined` where no page can have that path. `src/hosts/` has the same rule.
 * @example pageAddress('/es//biography.html', '/') // => '/es/biography'
 */
export function pageAddress(path: string, base: string): string | undefined {
  const root = base.slice(0, -1);
  const single = path.replaceAll(/\/{2,}/g, '/');
  if (!`${single}/`.startsWith(base)) return undefined;
  const below = single.slice(root.length);
  const [, page] = /^((?:\/[A-Za-z0-9-]+)*?)(?:\/index)?(?:\.html)?\/?$/.exec(below) ?? [];
  return page === undefined ? undefined : root + (page || '/');
}
