// The files `_headers`, which Netlify and Cloudflare Pages read, and `_redirects`, which Netlify does.
import { locales } from '../../locales.ts';

/** The headers of the addresses that a pattern matches; a trailing `*` matches anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes rules as the text of a `_headers` file. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Reads the text of a `_headers` file. */
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

/** The headers of an address. The hosts join what several rules set; the site's rules never set a header twice. */
export function headersFor(rules: readonly HeaderRule[], address: string): Map<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  return new Map(rules.filter(matches).flatMap(({ headers }) => Object.entries(headers)));
}

// No rule takes a slash or `.html` away: Netlify reads `/press/` and `/press` as one address, so that it would redirect for
// ever (https://answers.netlify.com/t/31191), and Cloudflare does so by itself.

/** The `_redirects` file: sends the unknown addresses of a language to its own 404 page, with that status. */
export function formatRedirects(base: string): string {
  const roots = locales
    .filter(({ prefix }) => prefix !== '')
    .map(({ prefix }) => base.slice(0, -1) + prefix);
  return roots.map((root) => `${root}/* ${root}/404.html 404\n`).join('');
}
