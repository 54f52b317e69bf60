// The text of a `_headers` file, which Netlify and Cloudflare Pages read -> the headers of an address.

/** The headers of the addresses that a pattern matches; a trailing `*` matches anything. */
interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Parses a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const blocks = text.split(/^(?=\/)/m).filter((block) => block.startsWith('/'));
  return blocks.map((block) => {
    const headers = [...block.matchAll(/^ +([\w-]+): (.*)$/gm)];
    return {
      pattern: block.split('\n', 1).join(''),
      headers: Object.fromEntries(headers.map(([, name = '', value = '']) => [name, value])),
    };
  });
}

/** The headers of an address. Of matching rules the last one counts. */
export function headersFor(rules: readonly HeaderRule[], address: string): Map<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  return new Map(rules.filter(matches).flatMap(({ headers }) => Object.entries(headers)));
}
