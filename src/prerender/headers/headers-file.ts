// The `_headers` file that Netlify and Cloudflare Pages read.

/** The headers of the addresses that a pattern matches; a trailing `*` matches anything. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes rules as the text of a `_headers` file. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

/** Reads the text of a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      const headers = lines.map((line) => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')] as const;
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
