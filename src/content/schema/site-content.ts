// What the site is given of the content: every language's entries and texts, fallen back where English stands in.
import type { Locale } from '../../locales.ts';
import type { EntryOf } from './collection.ts';
import type { CollectionName, collections } from './collections.ts';
import type { Page } from './localized.ts';
import type { Messages } from './messages.ts';
import type { Site } from './site.ts';

/** Each collection, divided into pages, the same ones in every language; a collection without entries has none. */
export type LocalCollections = {
  readonly [Name in CollectionName]: readonly Page<EntryOf<(typeof collections)[Name]>>[];
};

/** The content in one language. */
interface LocalContent {
  readonly messages: Messages;
  readonly collections: LocalCollections;
}

/** The content in all languages. */
export interface SiteContent {
  readonly site: Site;
  readonly languages: Readonly<Record<Locale, LocalContent>>;
}
