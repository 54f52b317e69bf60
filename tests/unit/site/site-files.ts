// A built site's files -> what tests ask of its pages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readThings, type Thing } from '../../schema-org.ts';
import { defaultLocale, locales } from '../../../src/locales.ts';
import { rooms } from '../../../src/pages/all.ts';
import { addressIn, notFoundPath } from '../../../src/page/addresses.ts';

/** A page of a built site. Addresses in it are as written. */
export interface BuiltPage {
  readonly address: string;
  readonly file: string;
  readonly locale: string;
  readonly indexed: boolean;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** What a `meta` element says, by its `name` or `property`, as often as it is there. */
  readonly meta: (name: string) => readonly string[];
  readonly ids: ReadonlySet<string>;
  /** The alternative texts of the page's own pictures. */
  readonly alts: readonly string[];
  readonly things: readonly Thing[];
  /** The texts of the page's elements, one after the other, each space a single one. */
  readonly text: string;
}

/** Every page of a built site whose lists have one page each. */
export function pagesOf(folder: string): BuiltPage[] {
  const listed = rooms.flatMap(({ page }) => (page?.isListed ? [page.path] : []));
  const existing = listed.filter((path) =>
    existsSync(join(folder, fileOf(addressIn(defaultLocale, path)))),
  );
  return [...existing, notFoundPath].flatMap((path) =>
    locales.map(({ id: locale }) => {
      const address = addressIn(locale, path);
      const file = fileOf(address);
      const indexed = path !== notFoundPath;
      return {
        address,
        file,
        locale,
        indexed,
        ...describe(readFileSync(join(folder, file), 'utf8')),
      };
    }),
  );
}

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function describe(html: string) {
  const all = DomUtils.getElementsByTagName(() => true, parseDocument(html), true);
  const named = (name: string) => all.filter((element) => element.name === name);
  const ld = named('script').find(({ attribs }) => attribs['type'] === 'application/ld+json');
  const root = all.find(({ attribs }) => attribs['id'] === 'root');
  return {
    title: named('title').map(DomUtils.textContent).join(),
    canonicals: named('link')
      .filter(({ attribs }) => attribs['rel'] === 'canonical')
      .map(({ attribs }) => attribs['href'] ?? ''),
    meta: (name: string) =>
      named('meta')
        .filter(({ attribs }) => (attribs['name'] ?? attribs['property']) === name)
        .map(({ attribs }) => attribs['content'] ?? ''),
    ids: new Set(all.flatMap(({ attribs }) => attribs['id'] ?? [])),
    alts: named('img').map(({ attribs }) => attribs['alt'] ?? ''),
    things: ld ? readThings(DomUtils.textContent(ld)) : [],
    text: root ? DomUtils.textContent(root).replaceAll(/\s+/g, ' ') : '',
  };
}
