// The rules of `_headers` -> what the configuration of another host is made from.
import { locales } from '../../locales.ts';
import type { HeaderRule } from './headers-file.ts';

/** A built site: its rules, its base path, and the absolute path of its folder. */
export interface HostInput {
  readonly rules: readonly HeaderRule[];
  readonly base: string;
  readonly folder: string;
}

/** A rule of one page, or, where `path` ends in `*`, of the further pages of a list. */
export interface PageRule {
  /** Below the base path, with a slash in front. */
  readonly path: string;
  /** The file that answers there; it ends in `*.html` where `path` ends in `*`. */
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
    return policy ? [{ path, file: path === '/' ? '/index.html' : `${path}.html`, policy }] : [];
  });
}

/** The languages that have 404 pages of their own in a folder. */
export function prefixes(): string[] {
  return locales.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
}
