// Dates and durations as words, written before a page is rendered: making a format takes a phone longer than
// showing all the rest of an entry.
import { spellDuration } from '../site/format-duration.ts';
import type { PressItem, Work } from '../content/schema/collections.ts';
import type { Page } from '../content/schema/localized.ts';
import type { Locale } from '../locales.ts';
import { formatDate } from '../site/format-date.ts';

/** A press item as its list shows it. */
export interface ListedItem extends PressItem {
  readonly dateInWords: string;
}

/** A work as the catalogue shows it. */
export interface ListedWork extends Work {
  readonly durationInWords: string;
  readonly premiereInWords?: string;
}

/** Writes the dates of press items out. */
export function itemsInWords(page: Page<PressItem>, locale: Locale): Page<ListedItem> {
  const entries = page.entries.map((item) => ({
    ...item,
    dateInWords: formatDate(item.date, locale),
  }));
  return { ...page, entries };
}

/** Writes the durations of works and the dates of their first performances out. */
export function worksInWords(page: Page<Work>, locale: Locale): Page<ListedWork> {
  const entries = page.entries.map((work) => ({
    ...work,
    durationInWords: spellDuration(work.duration, locale),
    ...(work.premiere && { premiereInWords: formatDate(work.premiere.date, locale) }),
  }));
  return { ...page, entries };
}
