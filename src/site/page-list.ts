// The content in a language -> its pages and their parts, and where each entry is shown.
import { memoize } from '../memoize.ts';
import { type CollectionName, pageFor, type PageId, type SitePage, sitePages } from '../pages.ts';
import type { Localized, Page } from '../content/fields/localized.ts';
import { pathBelow } from './addresses.ts';
import { entriesOf, type LocalContent } from './local-content.ts';

interface Anchored {
  readonly anchor?: string;
}

/** A part of a page: its path below the page's, empty for the page itself, and the entries that have an element on it. */
interface Part {
  readonly part: string;
  readonly entries: readonly Anchored[];
}

/** A page, or a part of one, with its path below the language's prefix. `number` counts the pages of a list from 1. */
export interface PageRef extends Omit<Part, 'entries'> {
  readonly id: PageId;
  readonly path: string;
  readonly number: number;
}

/** The title and the description of a page, where they are its own instead of interface texts. */
export interface OwnHead {
  readonly title?: Localized;
  readonly description?: Localized;
}

interface PageList {
  /** The pages by path, without the 404 page. */
  readonly pages: ReadonlyMap<string, PageRef>;
  /** The paths of the pages that show entries, by the address that texts give an entry: `/biography#work-aurora`. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** The pages whose entries each have an address of their own below it, named instead of numbered. */
const named: Partial<Record<PageId, (local: LocalContent) => readonly { slug: string }[]>> = {
  concerts: ({ collections }) => entriesOf(collections.concerts),
  pages: ({ collections }) => entriesOf(collections.pages),
};

/** The pages of a language that have something to show; every page asks for them. */
export const pageList = memoize((local: LocalContent): PageList => {
  const all = sitePages().flatMap((page) =>
    partsOf(page, local).map((part) => ({ page, ...part, path: pathBelow(page.path, part.part) })),
  );
  return {
    pages: new Map(
      all.map(({ page: { id, list }, part, path }) => [
        path,
        { id, path, part, number: list ? Number(part || 1) : 1 },
      ]),
    ),
    anchors: new Map(
      all.flatMap(({ page, entries, path }) => {
        const { path: start } = (page.list && pageFor(page.list)) ?? page;
        return entries.map(({ anchor }) => [`/${start}#${anchor}`, path] as const);
      }),
    ),
  };
});

/** The parts of a page that have something to show, that itself first. */
function partsOf({ id, shows, list, from = 1 }: SitePage, local: LocalContent): Part[] {
  const collections: Readonly<Record<CollectionName, readonly Page<Anchored>[]>> =
    local.collections;
  if (list) {
    const numbered = collections[list].slice(from - 1);
    return numbered.map(({ number, entries }) => ({
      part: number === 1 ? '' : String(number),
      entries,
    }));
  }
  const entries = shows?.flatMap((name) => collections[name][0]?.entries ?? []) ?? [];
  const own = !shows || entries.length > 0 ? [{ part: '', entries }] : [];
  const single = named[id]?.(local) ?? [];
  return [...own, ...single.map(({ slug }) => ({ part: slug, entries: [] }))];
}
