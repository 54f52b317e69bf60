// In: the content in every language. Out: its collections divided into pages, the same ones in all languages.
import type { Locale } from '../locales.ts';
import type { LocalizedContent, LocalizedEntry } from './localize.ts';
import { collectionNames, collections, type CollectionName } from './schema/collections.ts';
import type { Page } from './schema/localized.ts';

/**
 * What a page of the site holds at most: entries, bytes of text in their fields (which its script and its HTML
 * hold), and bytes of text in all, bodies included (which its HTML holds). An entry that is longer by itself has
 * a page of its own.
 */
export interface PageLimits {
  readonly entries: number;
  readonly fields: number;
  readonly text: number;
}

/** What the pages of a collection hold; the first may share its address with other things. */
export interface PageSizes {
  readonly first: PageLimits;
  readonly further: PageLimits;
}

/** The content in one language, its collections in pages. */
export interface PaginatedContent extends Pick<LocalizedContent, 'messages'> {
  readonly collections: ReadonlyMap<CollectionName, readonly Page<LocalizedEntry>[]>;
}

/** Divides every collection into pages; one without entries has none. */
export function paginate(
  content: ReadonlyMap<Locale, LocalizedContent>,
): ReadonlyMap<Locale, PaginatedContent> {
  const languages = [...content.values()];
  const starts = new Map(
    collectionNames.map((name) => {
      const lists = languages.map((language) => language.collections.get(name) ?? []);
      return [name, dividePages(lists, collections[name].pages)];
    }),
  );
  return new Map(
    [...content].map(([locale, { messages, collections: lists }]) => {
      const pages = [...lists].map(
        ([name, entries]) => [name, pagesOf(entries, starts.get(name) ?? [])] as const,
      );
      return [locale, { messages, collections: new Map(pages) }];
    }),
  );
}

function pagesOf(
  entries: readonly LocalizedEntry[],
  starts: readonly number[],
): Page<LocalizedEntry>[] {
  return starts.map((start, index) => ({
    entries: entries.slice(start, starts[index + 1]),
    number: index + 1,
    count: starts.length,
    total: entries.length,
  }));
}

/** The positions that the pages begin at. `lists` are the collection in each language. */
export function dividePages(
  lists: readonly (readonly LocalizedEntry[])[],
  sizes: PageSizes,
): readonly number[] {
  const [first = []] = lists;
  const starts: number[] = [];
  let held = { entries: 0, fields: 0, text: 0 };
  for (const position of first.keys()) {
    const next = heaviest(lists.flatMap((list) => list[position] ?? []));
    const limits = starts.length <= 1 ? sizes.first : sizes.further;
    const sum = add(held, next);
    const isOver =
      sum.entries > limits.entries || sum.fields > limits.fields || sum.text > limits.text;
    const isFirstOfPage = position === 0 || (isOver && held.entries > 0);
    if (isFirstOfPage) starts.push(position);
    held = isOver || isFirstOfPage ? next : sum;
  }
  return starts;
}

/** The pages are the same in all languages, so the language counts that needs most. */
function heaviest(entries: readonly LocalizedEntry[]): PageLimits {
  const weights = entries.map(weigh);
  return {
    entries: 1,
    fields: Math.max(0, ...weights.map(({ fields }) => fields)),
    text: Math.max(0, ...weights.map(({ text }) => text)),
  };
}

function weigh({ fields, body }: LocalizedEntry): PageLimits {
  const bytes = Buffer.byteLength(JSON.stringify(fields));
  return { entries: 1, fields: bytes, text: bytes + Buffer.byteLength(body?.value.text ?? '') };
}

function add(a: PageLimits, b: PageLimits): PageLimits {
  return { entries: a.entries + b.entries, fields: a.fields + b.fields, text: a.text + b.text };
}
