// In: the content in every language. Out: its collections in pages, with the same page breaks in all languages.
import type { Locale } from '../locales.ts';
import type { LocalizedContent, LocalizedEntry } from './localize.ts';
import type { Collection } from './fields/collection.ts';
import type { Page } from './fields/localized.ts';

/** The content in one language, its collections in pages. */
export interface PaginatedContent extends Pick<LocalizedContent, 'messages'> {
  readonly collections: ReadonlyMap<Collection, readonly Page<LocalizedEntry>[]>;
}

/** Divides every collection into pages; an empty one has none. */
export function paginate(
  content: ReadonlyMap<Locale, LocalizedContent>,
): ReadonlyMap<Locale, PaginatedContent> {
  return new Map(
    [...content].map(([locale, { messages, collections: lists }]) => {
      const pages = [...lists].map(
        ([collection, entries]) => [collection, pagesOf(entries, collection.pageSize)] as const,
      );
      return [locale, { messages, collections: new Map(pages) }];
    }),
  );
}

/** Items in pages of at most so many; without a size, all on one. */
export function pagesOf<Item>(items: readonly Item[], size = items.length): Page<Item>[] {
  const count = items.length > 0 ? Math.ceil(items.length / size) : 0;
  return Array.from({ length: count }, (_, index) => ({
    entries: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
    total: items.length,
  }));
}
