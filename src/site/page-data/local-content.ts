import type { Page } from '../../content/schema/localized.ts';
import type { Messages } from '../../content/schema/messages.ts';
import type { Site } from '../../content/schema/site.ts';
import type { LocalCollections } from '../../content/schema/site-content.ts';
import type { Locale } from '../../locales.ts';

/** The content in the language of a page. */
export interface LocalContent {
  readonly locale: Locale;
  readonly site: Site;
  readonly messages: Messages;
  readonly collections: LocalCollections;
}

/** Page `number` of a collection, counted from 1. Throws where there is none. */
export function pageOf<Entry>(pages: readonly Page<Entry>[], number: number): Page<Entry> {
  const page = pages[number - 1];
  if (!page) throw new RangeError(`There is no page ${number}.`);
  return page;
}

/** All entries of a collection. */
export function entriesOf<Entry>(pages: readonly Page<Entry>[]): readonly Entry[] {
  return pages.flatMap(({ entries }) => entries);
}
