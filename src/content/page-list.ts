// In: declarations of pages, and entries. Out: the pages that exist, and which of them shows each entry.
import type { FieldValues, PageEntry, PageList, Subpage } from './fields/content.ts';
import type { BodyRef, Slice } from './fields/localized.ts';
import type { PageDefinition } from './model.ts';

/** What determines which pages exist. */
interface PageListInput<Entry> {
  /** The entries of a collection, by name, in slices. */
  readonly entriesIn: (collection: string) => readonly Slice<Entry>[];
  /** The number of blocks of an entry's body in the original language. */
  readonly blockCountOf: (entry: Entry) => number;
  readonly site: FieldValues;
}

export function listPages<Entry extends PageEntry>(
  definitions: readonly PageDefinition[],
  content: PageListInput<Entry>,
): PageList<Entry> {
  const collectionPaths = collectionPathsOf(definitions);
  const pages = definitions.flatMap((page) =>
    subpagesOf(page, content).map((subpage) => {
      const path = [page.path, subpage.subpath].filter(Boolean).join('/');
      const start = (page.list && collectionPaths.get(page.list)) ?? page.path;
      return { page: page.name, ...subpage, path, start };
    }),
  );
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    collectionPaths,
    anchorPaths: new Map(
      pages.flatMap(({ start, entries, path }) =>
        entries.flatMap(({ anchor }) =>
          anchor === undefined ? [] : [[`/${start}#${anchor}`, path] as const],
        ),
      ),
    ),
  };
}

function collectionPathsOf(definitions: readonly PageDefinition[]): ReadonlyMap<string, string> {
  const paths = definitions.flatMap(({ path, shows = [], list, from }) =>
    [...shows, ...(list && !from ? [list] : [])].map((name) => [name, path] as const),
  );
  return new Map(paths.toReversed());
}

/** The existing pages of a definition, the page itself first. */
function subpagesOf<Entry extends PageEntry>(
  page: PageDefinition,
  content: PageListInput<Entry>,
): Subpage<Entry>[] {
  const { entries: name, hasPage } = page;
  const entries = name ? content.entriesIn(name).flatMap((slice) => slice.entries) : [];
  const withPage = entries.filter((entry) => hasPage?.(entry, content.blockCountOf(entry)) ?? true);
  return [
    ...numberedPages(page, content),
    ...withPage.map((entry) => ({ subpath: entry.slug, number: 1, entries: [], entry })),
  ];
}

/** The page itself, or the numbered pages of its list. */
function numberedPages<Entry extends object>(
  { shows, exists, list, from = 1 }: PageDefinition,
  { entriesIn, site }: PageListInput<Entry>,
): Subpage<Entry>[] {
  if (list)
    return entriesIn(list)
      .slice(from - 1)
      .map(({ number, entries }) => ({
        subpath: number === 1 ? '' : String(number),
        number,
        entries,
      }));
  if (!shows) return [{ subpath: '', number: 1, entries: [] }];
  const entries = shows.flatMap((collection) =>
    entriesIn(collection)
      .slice(0, exists ? undefined : 1)
      .flatMap((slice) => slice.entries),
  );
  const hasContent = exists?.(entries, site) ?? entries.length > 0;
  return hasContent ? [{ subpath: '', number: 1, entries }] : [];
}

/** The number of blocks of a body, which are separated by empty lines. */
export function countBlocks(body: BodyRef | undefined): number {
  return body ? body.text.split(/\n\s*\n/).filter((block) => block.trim() !== '').length : 0;
}

/** Items in slices of at most `size`; by default all in one. */
export function paginate<Item>(items: readonly Item[], size = items.length): Slice<Item>[] {
  const count = items.length > 0 ? Math.ceil(items.length / size) : 0;
  return Array.from({ length: count }, (_item, index) => ({
    entries: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
    total: items.length,
  }));
}
