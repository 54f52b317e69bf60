// The site's languages -> `_redirects`, which Netlify reads.
import { locales } from '../locales.ts';

/**
 * The 404 page of every language but the first. Nothing strips a slash or `.html` here: Netlify takes `/press/` and
 * `/press` for one address and would redirect in a loop (https://answers.netlify.com/t/31191).
 */
export function redirectsFile(base: string): string {
  const folders = locales.slice(1).map(({ prefix }) => base + prefix.slice(1));
  return folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`).join('');
}
