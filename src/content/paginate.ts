// In: the content in every language. Out: its collections divided into pages, the same ones in all languages.
import type { Locale } from '../locales.ts';
import type { LocalizedContent, LocalizedEntry } from './localize.ts';
import { collectionNames, collections, type CollectionName } from './schema/collections.ts';
import type { Page } from './schema/localized.ts';

/**
 * What a page of the site holds at most: entries, and bytes of text in them. An entry that is longer by itself has a
 * page of its own.
 */
export interface PageLimits {
  readonly entries: number;
  readonly bytes: number;
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

/**
 * The positions that the pages begin at. `lists` are the collection in each language; the pages are the same in all,
 * so the language counts that needs most.
 */
export function dividePages(
  lists: readonly (readonly LocalizedEntry[])[],
  limits: PageLimits,
): readonly number[] {
  const [first = []] = lists;
  const starts: number[] = [];
  let held = { entries: 0, bytes: 0 };
  for (const position of first.keys()) {
    const bytes = Math.max(...lists.map((list) => bytesOf(list[position])));
    const isFull = held.entries === limits.entries || held.bytes + bytes > limits.bytes;
    if (position === 0 || isFull) {
      starts.push(position);
      held = { entries: 0, bytes: 0 };
    }
    held = { entries: held.entries + 1, bytes: held.bytes + bytes };
  }
  return starts;
}

function bytesOf(entry: LocalizedEntry | undefined): number {
  return entry
    ? Buffer.byteLength(JSON.stringify(entry.fields) + (entry.body?.value.text ?? ''))
    : 0;
}
