// The content as pages get it: localised entries and messages of every language.
import type { Locale } from '../../locales.ts';
import type { Collection, EntryOf } from './collection.ts';
import type { Localized, Page, Picture, Sound } from './localized.ts';
import type { Messages } from './messages.ts';
import type { Fields } from './content.ts';

/** The content in one language. */
export interface LanguageContent {
  readonly messages: Messages;
  readonly collections: Collections;
}

/** The pages of each collection, with the same page breaks in every language; an empty collection has none. */
export interface Collections {
  /** Those of a collection, by its declaration. */
  readonly get: <Declared extends Collection>(
    collection: Declared,
  ) => readonly Page<EntryOf<Declared>>[];
  /** Those of a collection, by its name. */
  readonly named: (name: string) => readonly Page<ListedEntry>[];
}

/** What links and lists of pages show of an entry of any collection. */
export interface ListedEntry {
  readonly slug: string;
  readonly anchor?: string;
  readonly title?: Localized;
  readonly menuTitle?: Localized;
}

/** The content in all languages. */
export interface SiteContent {
  /** The fields of site.yaml, pictures instead of their names. */
  readonly site: Fields & { readonly url: string };
  /** The keys of the interface texts that any page may show. */
  readonly sharedMessages: readonly string[];
  readonly languages: ReadonlyMap<Locale, LanguageContent>;
  /** The pictures and the sounds that bodies name, by their names. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly sounds: ReadonlyMap<string, Sound>;
}
