// In: what pages declare, and entries. Out: the pages that have something to show, and which of them has each entry.
import type { FieldValues, PageEntry, PageList, Subpage } from './fields/content.ts';
import type { BodyRef, Slice } from './fields/localized.ts';
import type { PageDefinition } from './model.ts';

/** What decides which pages there are. */
interface PageListInput<Entry> {
  /** The entries of a collection, by its name. */
  readonly entriesIn: (collection: string) => readonly Slice<Entry>[];
  /** The number of blocks of an entry's body in the original language. */
  readonly blockCountOf: (entry: Entry) => number;
  readonly site: FieldValues;
}

export function listPages<Entry extends PageEntry>(
  declared: readonly PageDefinition[],
  content: PageListInput<Entry>,
): PageList<Entry> {
  const starts = startsOf(declared);
  const all = declared.flatMap((page) =>
    subpagesOf(page, content).map((subpage) => {
      const path = [page.path, subpage.subpath].filter(Boolean).join('/');
      const start = (page.list && starts.get(page.list)) ?? page.path;
      return { page: page.name, ...subpage, path, start };
    }),
  );
  return {
    pages: new Map(all.map((each) => [each.path, each])),
    collectionPaths: starts,
    anchorPaths: new Map(
      all.flatMap(({ start, entries, path }) =>
        entries.flatMap(({ anchor }) =>
          anchor === undefined ? [] : [[`/${start}#${anchor}`, path] as const],
        ),
      ),
    ),
  };
}

function startsOf(declared: readonly PageDefinition[]): ReadonlyMap<string, string> {
  const shown = declared.flatMap(({ path, shows = [], list, from }) =>
    [...shows, ...(list && !from ? [list] : [])].map((name) => [name, path] as const),
  );
  return new Map(shown.toReversed());
}

/** What of a page has something to show, the page itself first. */
function subpagesOf<Entry extends PageEntry>(
  page: PageDefinition,
  content: PageListInput<Entry>,
): Subpage<Entry>[] {
  const { entries: name, hasPage } = page;
  const entries = name ? content.entriesIn(name).flatMap((each) => each.entries) : [];
  const withPage = entries.filter((entry) => hasPage?.(entry, content.blockCountOf(entry)) ?? true);
  return [
    ...numberedPages(page, content),
    ...withPage.map((entry) => ({ subpath: entry.slug, number: 1, entries: [], entry })),
  ];
}

/** The page itself, or the numbered ones of its list. */
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
  const entries = shows.flatMap((each) =>
    entriesIn(each)
      .slice(0, exists ? undefined : 1)
      .flatMap((page) => page.entries),
  );
  const isThere = exists?.(entries, site) ?? entries.length > 0;
  return isThere ? [{ subpath: '', number: 1, entries }] : [];
}

/** The number of blocks of a body: of its parts with an empty line between them. */
export function countBlocks(body: BodyRef | undefined): number {
  return body ? body.text.split(/\n\s*\n/).filter((block) => block.trim() !== '').length : 0;
}

/** Items in pages of at most so many; without a size, all on one. */
export function paginate<Item>(items: readonly Item[], size = items.length): Slice<Item>[] {
  const count = items.length > 0 ? Math.ceil(items.length / size) : 0;
  return Array.from({ length: count }, (_, index) => ({
    entries: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
    total: items.length,
  }));
}
