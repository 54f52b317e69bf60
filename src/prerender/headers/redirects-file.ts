// The `_redirects` file of Netlify, which answers unknown addresses from the root's 404 page unless told otherwise.
import { locales } from '../../locales.ts';

// No rule takes a slash or `.html` away: Netlify reads `/press/` and `/press` as one address, so that it would redirect for
// ever (https://answers.netlify.com/t/31191), and Cloudflare does so by itself.

/** Sends the unknown addresses of a language to its own 404 page, with that status. */
export function writeRedirects(base: string): string {
  return locales
    .filter(({ prefix }) => prefix !== '')
    .map(
      ({ prefix }) =>
        `${base.slice(0, -1)}${prefix}/* ${base.slice(0, -1)}${prefix}/404.html 404\n`,
    )
    .join('');
}
