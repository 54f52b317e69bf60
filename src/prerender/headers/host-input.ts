// The rules of `_headers` -> what the configuration of another host is made from.
import { locales } from '../../locales.ts';
import type { HeaderRule } from './headers-file.ts';

/** A built site: its rules, its base path, and the absolute path of its folder. */
export interface HostInput {
  readonly rules: readonly HeaderRule[];
  readonly base: string;
  readonly folder: string;
}

/** Which policy a file has, as nginx and Caddy map it; a list's further pages are named by a regular expression. */
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

/** The 404 pages of the folders that languages other than the default have. */
export function notFoundPages(base: string): { pattern: string; file: string }[] {
  const root = base === '/' ? '' : `(${base.slice(0, -1)})?`;
  return folders().map((folder) => ({ pattern: `~^${root}/${folder}`, file: `${folder}404.html` }));
}

/** Matches addresses at which there are files that nobody is to have: settings of hosts, and 404 pages as if they were pages. */
export function withheld(base: string): string {
  return `^${base}(_headers|_redirects|(${folders().join('|')})?404)/?$`;
}

/** @example folders() // => ['es/'] */
function folders(): string[] {
  const prefixes = locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
  return prefixes.map((prefix) => `${prefix.slice(1)}/`);
}
