// A finished HTML document -> what the rest of the build has to know of it, so that it need not be kept in memory.

/** What a page says of itself. Addresses are as written: with the base path, or absolute. */
export interface PageFacts {
  /** The address that it names as its original. */
  readonly canonical?: string;
  /** The JPEG files of its `<img>` elements. */
  readonly pictures: readonly string[];
  /** The addresses inside the site that it refers to. */
  readonly targets: readonly string[];
  /** What it lacks. */
  readonly faults: readonly string[];
}

/** Reads the facts of a document; each address is told once. */
export function readFacts(html: string): PageFacts {
  const canonical = canonicalOf(html);
  const facts: PageFacts = {
    ...(canonical !== undefined && { canonical }),
    pictures: once(html.matchAll(/<img\b[^>]*?\ssrc="([^"]+\.jpg)"/g)),
    targets: targetsIn(html),
    faults: faultsOf(html),
  };
  // A piece of a text keeps the whole text in memory; a copy doesn't.
  return structuredClone(facts);
}

/** The address that a document, or its head, names as its original, if it names any. */
export function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

function targetsIn(html: string): string[] {
  const attributes = once(html.matchAll(/\s(?:href|src|action|data-entry)="([^"]*)"/g));
  const lists = once(html.matchAll(/\s(?:srcset|srcSet)="([^"]*)"/g)).flatMap((value) =>
    value.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  const inside = [...attributes, ...lists].filter(
    (target) => target.startsWith('/') && !target.startsWith('//'),
  );
  return [...new Set(inside)];
}

function once(matches: Iterable<RegExpMatchArray>): string[] {
  return [...new Set([...matches].map(([, value = '']) => value))];
}

function faultsOf(html: string): string[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const text = main.replaceAll(/<[^>]+>/g, '').trim();
  return [
    ...(text === '' ? ['has no text'] : []),
    ...(/<h1[^>]*>(?:<[^>]+>)*[^<]/.test(main) ? [] : ['has no `h1`']),
  ];
}
