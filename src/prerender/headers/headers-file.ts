// The files `_headers`, which Netlify and Cloudflare Pages read, and `_redirects`, which Netlify does.
import { locales } from '../../locales.ts';

/** The headers of the addresses that a pattern matches; a trailing `*` matches anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Formats rules as a `_headers` file. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Parses a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^ *(.*?): (.*)$/.exec(line) ?? [];
        return [name, value] as const;
      });
      return { pattern, headers: Object.fromEntries(headers) };
    });
}

/** The headers of an address. Hosts merge all matching rules; the site's rules never set a header twice. */
export function headersFor(rules: readonly HeaderRule[], address: string): Map<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  return new Map(rules.filter(matches).flatMap(({ headers }) => Object.entries(headers)));
}

// No rule strips a slash or `.html`: Netlify takes `/press/` and `/press` for one address and would redirect in a loop
// (https://answers.netlify.com/t/31191), and Cloudflare strips them by itself.

/** The `_redirects` file: sends the unknown addresses of a language to its own 404 page, with that status. */
export function formatRedirects(base: string): string {
  const roots = locales
    .filter(({ prefix }) => prefix !== '')
    .map(({ prefix }) => base.slice(0, -1) + prefix);
  return roots.map((root) => `${root}/* ${root}/404.html 404\n`).join('');
}
