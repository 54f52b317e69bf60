// The content in a language -> its pages and what is below them, and where each entry is shown.
import type { ListedEntry } from '../content/fields/content.ts';
import { memoize } from '../memoize.ts';
import { hasOne } from '../text/has-one.ts';
import { pathBelow, addressIn } from './addresses.ts';
import { entriesOf, type LocaleContent, type SitePage } from './locale-content.ts';

/**
 * What is at a path below a page, empty for the page itself, and the entries that have an element on it. `number` counts
 * the pages of a list from 1.
 */
interface Subpage {
  readonly subpath: string;
  readonly number: number;
  readonly entries: readonly ListedEntry[];
  /** The entry whose own page it is. */
  readonly entry?: ListedEntry;
}

/** A page, or one below it, with its path below the language's prefix. */
export interface PageRef extends Subpage {
  readonly page: SitePage;
  readonly path: string;
}

interface PageList {
  /** The pages by path, without that for unknown addresses. */
  readonly pages: ReadonlyMap<string, PageRef>;
  /** The paths of the pages that show entries, by the address that texts give an entry: `/poems#poem-aurora`. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** The pages of a language that have something to show; every page asks for them. */
export const pageList = memoize((content: LocaleContent): PageList => {
  const { pages } = content;
  const all = pages.flatMap((page) =>
    subpagesOf(page, content).map((subpage) => ({
      page,
      ...subpage,
      path: pathBelow(page.path, subpage.subpath),
    })),
  );
  return {
    pages: new Map(all.map((each) => [each.path, each])),
    anchors: new Map(
      all.flatMap(({ page, entries, path }) => {
        const start = (page.list && startOf(page.list, pages)) ?? page.path;
        return entries.map(({ anchor }) => [`/${start}#${anchor}`, path] as const);
      }),
    ),
  };
});

/** The path that links to the entries of a collection begin with: that of the first page that shows some. */
function startOf(collection: string, pages: readonly SitePage[]): string | undefined {
  return pages.find(
    ({ shows, list, from }) => shows?.includes(collection) || (list === collection && !from),
  )?.path;
}

/** What of a page has something to show, the page itself first. */
function subpagesOf(page: SitePage, { collections }: LocaleContent): Subpage[] {
  const { entries, entriesWith } = page;
  const named = (entries ? entriesOf(collections.named(entries)) : []).filter(
    (entry) => !entriesWith || hasOne(entry, entriesWith),
  );
  return [
    ...listPages(page, collections.named),
    ...named.map((entry) => ({ subpath: entry.slug, number: 1, entries: [], entry })),
  ];
}

/** The page itself, or the numbered ones of its list. */
function listPages(
  { shows, showsFrom, list, from = 1 }: SitePage,
  pages: LocaleContent['collections']['named'],
): Subpage[] {
  const numbered = list && pages(list).slice(from - 1);
  if (numbered)
    return numbered.map(({ number, entries }) => ({
      subpath: number === 1 ? '' : String(number),
      number,
      entries,
    }));
  if (!shows) return [{ subpath: '', number: 1, entries: [] }];
  const entries = shows.flatMap((each) =>
    showsFrom ? entriesOf(pages(each)) : (pages(each)[0]?.entries ?? []),
  );
  return entries.length >= (showsFrom ?? 1) ? [{ subpath: '', number: 1, entries }] : [];
}

/**
 * An internal link's address in a language; a link to an entry leads to the page that shows it.
 * @example localizedAddress('/poems#poem-aurora', content) // => '/es/poems/2#poem-aurora'
 */
export function localizedAddress(href: string, content: LocaleContent): string {
  // Files are the same in every language.
  if (href.startsWith('/files/')) return href;
  const [path = '', fragment] = href.slice(1).split('#');
  const address = addressIn(content.locale, pageList(content).anchors.get(href) ?? path);
  return fragment === undefined ? address : `${address}#${fragment}`;
}

/** The address of an entry's page of its own; nothing where it has none. */
export function entryPage(
  collection: string,
  { slug }: Pick<ListedEntry, 'slug'>,
  content: LocaleContent,
): string | undefined {
  const above = content.pages.find(({ entries }) => entries === collection);
  const path = above && pathBelow(above.path, slug);
  return path !== undefined && pageList(content).pages.has(path)
    ? addressIn(content.locale, path)
    : undefined;
}

/** The address of an entry that has an element on a page of its collection. */
export function entryAddress(
  collection: string,
  { anchor }: Pick<ListedEntry, 'anchor'>,
  content: LocaleContent,
): string {
  return localizedAddress(`/${startOf(collection, content.pages)}#${anchor}`, content);
}

/** The address to which links to an entry lead: its page or, without one, its element. */
export function entryLink(
  collection: string,
  entry: Pick<ListedEntry, 'slug' | 'anchor'>,
  content: LocaleContent,
): string {
  return entryPage(collection, entry, content) ?? entryAddress(collection, entry, content);
}
