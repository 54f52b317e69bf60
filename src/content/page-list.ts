// In: what pages declare, and entries. Out: the pages that have something to show, and which of them has each entry.
import type { PageEntry, PageList, Subpage } from './fields/content.ts';
import type { Page } from './fields/localized.ts';
import type { PageDeclaration } from './model.ts';

/** The entries of a collection, by its name. */
type EntriesIn<Entry> = (collection: string) => readonly Page<Entry>[];

export function listPages<Entry extends PageEntry>(
  declared: readonly PageDeclaration[],
  entriesIn: EntriesIn<Entry>,
): PageList<Entry> {
  const starts = startsOf(declared);
  const all = declared.flatMap((page) =>
    subpagesOf(page, entriesIn).map((subpage) => {
      const path = [page.path, subpage.subpath].filter(Boolean).join('/');
      const start = (page.list && starts.get(page.list)) ?? page.path;
      return { page: page.name, ...subpage, path, start };
    }),
  );
  return {
    pages: new Map(all.map((each) => [each.path, each])),
    starts,
    anchors: new Map(
      all.flatMap(({ start, entries, path }) =>
        entries.flatMap(({ anchor }) =>
          anchor === undefined ? [] : [[`/${start}#${anchor}`, path] as const],
        ),
      ),
    ),
  };
}

function startsOf(declared: readonly PageDeclaration[]): ReadonlyMap<string, string> {
  const shown = declared.flatMap(({ path, shows = [], list, from }) =>
    [...shows, ...(list && !from ? [list] : [])].map((name) => [name, path] as const),
  );
  return new Map(shown.toReversed());
}

/** What of a page has something to show, the page itself first. */
function subpagesOf<Entry extends PageEntry>(
  page: PageDeclaration,
  entriesIn: EntriesIn<Entry>,
): Subpage<Entry>[] {
  const { entries, hasPage } = page;
  const withPage = (entries ? entriesIn(entries).flatMap((each) => each.entries) : []).filter(
    (entry) => hasPage?.(entry) ?? true,
  );
  return [
    ...numberedPages(page, entriesIn),
    ...withPage.map((entry) => ({ subpath: entry.slug, number: 1, entries: [], entry })),
  ];
}

/** The page itself, or the numbered ones of its list. */
function numberedPages<Entry extends object>(
  { shows, exists, list, from = 1 }: PageDeclaration,
  entriesIn: EntriesIn<Entry>,
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
  const isThere = exists?.(entries) ?? entries.length > 0;
  return isThere ? [{ subpath: '', number: 1, entries }] : [];
}

/** Items in pages of at most so many; without a size, all on one. */
export function paginate<Item>(items: readonly Item[], size = items.length): Page<Item>[] {
  const count = items.length > 0 ? Math.ceil(items.length / size) : 0;
  return Array.from({ length: count }, (_, index) => ({
    entries: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
    total: items.length,
  }));
}
