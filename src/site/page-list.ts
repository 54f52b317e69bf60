// The content in a language -> its pages and what is below them, and where each entry is shown.
import type { ListedEntry } from '../content/fields/content.ts';
import { memoize } from '../memoize.ts';
import { pathBelow, addressIn } from './addresses.ts';
import { entriesOf, type LocaleContent, type SitePage } from './locale-content.ts';

/** What is at a path below a page, empty for the page itself, and the entries that have an element on it. */
interface Subpage {
  readonly subpath: string;
  readonly entries: readonly ListedEntry[];
}

/** A page, or one below it, with its path below the language's prefix. `number` counts the pages of a list from 1. */
export interface PageRef extends Omit<Subpage, 'entries'> {
  readonly page: SitePage;
  readonly path: string;
  readonly number: number;
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
    pages: new Map(
      all.map(({ page, subpath, path }) => [
        path,
        { page, path, subpath, number: page.list ? Number(subpath || 1) : 1 },
      ]),
    ),
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
function subpagesOf({ shows, list, from = 1, entries }: SitePage, content: LocaleContent) {
  const pages = content.collections.named;
  if (list) {
    const numbered = pages(list).slice(from - 1);
    return numbered.map(({ number, entries: items }): Subpage => ({
      subpath: number === 1 ? '' : String(number),
      entries: items,
    }));
  }
  const shown = shows?.flatMap((each) => pages(each)[0]?.entries ?? []) ?? [];
  const firstPage: Subpage[] = !shows || shown.length > 0 ? [{ subpath: '', entries: shown }] : [];
  const named = entries ? entriesOf(pages(entries)) : [];
  return [...firstPage, ...named.map(({ slug }): Subpage => ({ subpath: slug, entries: [] }))];
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

/** The address of an entry that has an element on a page of its collection. */
export function entryAddress(
  collection: string,
  { anchor }: Pick<ListedEntry, 'anchor'>,
  content: LocaleContent,
): string {
  return localizedAddress(`/${startOf(collection, content.pages)}#${anchor}`, content);
}
