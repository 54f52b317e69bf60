// In: a built site's files. Out: its pages, parsed for tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readThings, type Thing } from '../../schema-org.ts';
import { defaultLocale, locales } from '../../../src/locales.ts';
import { rooms } from '../../../src/pages/all.ts';
import { addressIn, notFoundPath } from '../../../src/page/addresses.ts';

/** A page of a built site. URLs are unchanged. */
export interface BuiltPage {
  readonly address: string;
  readonly file: string;
  readonly locale: string;
  readonly isIndexed: boolean;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** The contents of the `meta` elements with a `name` or `property`. */
  readonly meta: (name: string) => readonly string[];
  readonly ids: ReadonlySet<string>;
  /** The alternative texts of the page's pictures. */
  readonly alts: readonly string[];
  readonly things: readonly Thing[];
  /** The text content of the page, with white space collapsed. */
  readonly text: string;
}

/** The pages of a built site in all languages, without paginated ones. */
export function pagesOf(folder: string): BuiltPage[] {
  const listed = rooms.flatMap(({ page }) => (page?.isListed ? [page.path] : []));
  const existing = listed.filter((path) =>
    existsSync(join(folder, fileOf(addressIn(defaultLocale, path)))),
  );
  return [...existing, notFoundPath].flatMap((path) =>
    locales.map(({ id: locale }) => {
      const address = addressIn(locale, path);
      const file = fileOf(address);
      const isIndexed = path !== notFoundPath;
      return {
        address,
        file,
        locale,
        isIndexed,
        ...parsePage(readFileSync(join(folder, file), 'utf8')),
      };
    }),
  );
}

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function parsePage(html: string) {
  const elements = DomUtils.getElementsByTagName(() => true, parseDocument(html), true);
  const byTag = (name: string) => elements.filter((element) => element.name === name);
  const jsonLd = byTag('script').find(({ attribs }) => attribs['type'] === 'application/ld+json');
  const root = elements.find(({ attribs }) => attribs['id'] === 'root');
  return {
    title: byTag('title').map(DomUtils.textContent).join(),
    canonicals: byTag('link')
      .filter(({ attribs }) => attribs['rel'] === 'canonical')
      .map(({ attribs }) => attribs['href'] ?? ''),
    meta: (name: string) =>
      byTag('meta')
        .filter(({ attribs }) => (attribs['name'] ?? attribs['property']) === name)
        .map(({ attribs }) => attribs['content'] ?? ''),
    ids: new Set(elements.flatMap(({ attribs }) => attribs['id'] ?? [])),
    alts: byTag('img').map(({ attribs }) => attribs['alt'] ?? ''),
    things: jsonLd ? readThings(DomUtils.textContent(jsonLd)) : [],
    text: root ? DomUtils.textContent(root).replaceAll(/\s+/g, ' ') : '',
  };
}
