// The content as pages get it: localised entries and messages of every language.
import type { Locale } from '../../locales.ts';
import type { Collection, EntryOf } from './collection.ts';
import type { Page, Picture, Sound } from './localized.ts';
import type { Messages } from './messages.ts';
import type { Site } from './site.ts';

/** The content in one language; `Declared` is the union of the collections that are known of it. */
export interface LanguageContent<Declared extends Collection = never> {
  readonly messages: Messages;
  /** The pages of each collection, with the same page breaks in every language; an empty collection has none. */
  readonly collections: {
    readonly [Each in Declared as Each['name']]: readonly Page<EntryOf<Each>>[];
  };
}

/** The content in all languages. */
export interface SiteContent<Declared extends Collection = never> {
  readonly site: Site;
  /** The keys of the interface texts that any page may show. */
  readonly sharedMessages: readonly string[];
  readonly languages: ReadonlyMap<Locale, LanguageContent<Declared>>;
  /** The pictures and the sounds that bodies name, by their names. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly sounds: ReadonlyMap<string, Sound>;
}
