// The content as pages get it: localised entries and messages of every language.
import type { CollectionName } from '../../pages.ts';
import type { Locale } from '../../locales.ts';
import type { EntryOf } from './collection.ts';
import type { collections } from './collections.ts';
import type { Page, Picture, Sound } from './localized.ts';
import type { Messages } from './messages.ts';
import type { Site } from './site.ts';

/** The pages of each collection, with the same page breaks in every language; an empty collection has none. */
type LocalCollections = {
  readonly [Name in CollectionName]: readonly Page<EntryOf<(typeof collections)[Name]>>[];
};

/** The content in one language. */
export interface LanguageContent {
  readonly messages: Messages;
  readonly collections: LocalCollections;
}

/** The content in all languages. */
export interface SiteContent {
  readonly site: Site;
  readonly languages: ReadonlyMap<Locale, LanguageContent>;
  /** The pictures and the sounds that bodies name, by their names. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly sounds: ReadonlyMap<string, Sound>;
}
