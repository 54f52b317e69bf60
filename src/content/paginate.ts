// In: the content in every language. Out: its collections in pages, with the same page breaks in all languages.
import { type CollectionName, collectionNames } from '../pages.ts';
import type { Locale } from '../locales.ts';
import type { LocalizedContent, LocalizedEntry } from './localize.ts';
import { memoize } from '../memoize.ts';
import { collections } from './schema/collections.ts';
import type { Page } from './schema/localized.ts';
import type { PageLimits } from './schema/collection.ts';

/** The content in one language, its collections in pages. */
export interface PaginatedContent extends Pick<LocalizedContent, 'messages'> {
  readonly collections: ReadonlyMap<CollectionName, readonly Page<LocalizedEntry>[]>;
}

/** Divides every collection into pages; an empty one has none. */
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
 * The index of each page's first entry. `lists` are a collection in each language; of an entry's translations the
 * longest counts.
 */
export function dividePages(
  lists: readonly (readonly LocalizedEntry[])[],
  limits: PageLimits,
): readonly number[] {
  const [first = []] = lists;
  const starts: number[] = [];
  let held = { entries: 0, bytes: 0 };
  for (const position of first.keys()) {
    const versions = lists.flatMap((list) => list[position] ?? []);
    const bytes = Math.max(...versions.map((version) => bytesOf(version)));
    const isFull = held.entries === limits.entries || held.bytes + bytes > limits.bytes;
    if (position === 0 || isFull) {
      starts.push(position);
      held = { entries: 0, bytes: 0 };
    }
    held = { entries: held.entries + 1, bytes: held.bytes + bytes };
  }
  return starts;
}

const bytesOf = memoize(({ fields, body }: LocalizedEntry) =>
  Buffer.byteLength(JSON.stringify(fields) + (body?.value.text ?? '')),
);
