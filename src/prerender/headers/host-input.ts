// The rules of `_headers` -> what the configuration of another host is made from.
import { locales } from '../../locales.ts';
import type { HeaderRule } from './headers-file.ts';

/** A built site: its rules, its base path, and the absolute path of its folder. */
export interface HostInput {
  readonly rules: readonly HeaderRule[];
  readonly base: string;
  readonly folder: string;
}

/** The policy of one page, or of the further pages of a list. */
export interface PageRule {
  /** The file that answers; a regular expression that starts with `^` where there are many. */
  readonly file: string;
  readonly policy: string;
}

/** The headers of exactly one pattern. Throws where the built site doesn't have it. */
export function ruleOf({ rules }: HostInput, pattern: string): HeaderRule['headers'] {
  const rule = rules.find((candidate) => candidate.pattern === pattern);
  if (!rule) throw new Error(`The built site’s \`_headers\` has no rule for \`${pattern}\`.`);
  return rule.headers;
}

/** What every answer carries. */
export function commonHeaders(input: HostInput): [string, string][] {
  return Object.entries(ruleOf(input, `${input.base}*`));
}

/** How long files with a digest in their name may be kept. */
export function assetCaching(input: HostInput): string {
  return ruleOf(input, `${input.base}assets/*`)['Cache-Control'] ?? '';
}

/** The rules of the pages. */
export function pageRules({ rules, base }: HostInput): PageRule[] {
  return rules.flatMap(({ pattern, headers }) => {
    const policy = headers['Content-Security-Policy'];
    const path = `/${pattern.slice(base.length)}`;
    return policy ? [{ file: fileAt(path), policy }] : [];
  });
}

function fileAt(path: string): string {
  if (path.endsWith('*')) return String.raw`^${path.slice(0, -1)}[^/]+\.html$`;
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** The 404 pages of the folders that languages other than the default have. */
export function notFoundPages(base: string): { pattern: string; file: string }[] {
  const root = base === '/' ? '' : `(${base.slice(0, -1)})?`;
  return prefixes().map((prefix) => ({
    pattern: `^${root}${prefix}/`,
    file: `${prefix}/404.html`,
  }));
}

/** Matches addresses at which there are files that nobody is to have: settings of hosts, and 404 pages as if they were pages. */
export function withheld(base: string): string {
  const languages = prefixes().map((prefix) => `${prefix.slice(1)}/`);
  return `^${base}(_headers|_redirects|(${languages.join('|')})?404)/?$`;
}

function prefixes(): string[] {
  return locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
}
