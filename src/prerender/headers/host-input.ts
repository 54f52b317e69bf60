// The rules of `_headers` -> the parts of other hosts' configurations.
import { locales } from '../../locales.ts';
import type { HeaderRule } from './headers-file.ts';

/** A built site: its rules, its base path, and the absolute path of its folder. */
export interface HostInput {
  readonly rules: readonly HeaderRule[];
  readonly base: string;
  readonly folder: string;
}

/** Lines of nginx's and Caddy's maps from files to policies; a regular expression stands for a list's numbered pages. */
export function policyMap({ rules, base }: HostInput): string[] {
  return rules.flatMap(({ pattern, headers }) => {
    const policy = headers['Content-Security-Policy'];
    const path = `/${pattern.slice(base.length)}`;
    return policy ? [`${fileAt(path)} "${policy}"`] : [];
  });
}

function fileAt(path: string): string {
  if (path.endsWith('*')) return String.raw`~^${path.slice(0, -1)}[^/]+\.html$`;
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** The 404 pages of all languages but the default, each with the pattern of its addresses. */
export function notFoundPages(base: string): { pattern: string; file: string }[] {
  const root = base === '/' ? '' : `(${base.slice(0, -1)})?`;
  return folders().map((folder) => ({ pattern: `~^${root}/${folder}`, file: `${folder}404.html` }));
}

/** The pattern of addresses that answer 404 though they have a file: host settings, and the 404 pages themselves. */
export function withheld(base: string): string {
  return `^${base}(_headers|_redirects|(${folders().join('|')})?404)/?$`;
}

/** @example folders() // => ['es/'] */
function folders(): string[] {
  const prefixes = locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
  return prefixes.map((prefix) => `${prefix.slice(1)}/`);
}
