// The content as it is in files, and as pages get it: localized entries and messages of every language.
import type { Locale } from '../../locales.ts';
import type { Collection, EntryOf } from './collection.ts';
import type { BodyRef, Localized, Slice, Picture, Sound } from './localized.ts';
import type { Messages } from './messages.ts';

/** The values of an entry, of messages.yaml or of site.yaml, keyed by field name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The entry in a file: an original with all of its fields, or a translation with some. */
export interface Entry {
  readonly file: string;
  readonly locale: Locale;
  readonly collection: Collection;
  readonly slug: string;
  /** Whether it is a draft, or the translation of one. */
  readonly isDraft: boolean;
  readonly fields: FieldValues;
  readonly body?: BodyRef;
}

/** The fields of site.yaml, of which every site has these; images are file names. */
export interface SiteFile extends FieldValues {
  readonly url: string;
  readonly images: Readonly<Record<string, string>>;
}

/** All valid content, in path order. */
export interface Content {
  /** The content folder, relative to the project. */
  readonly folder: string;
  readonly entries: readonly Entry[];
  /** The interface texts, grouped as in messages.yaml. */
  readonly messages: ReadonlyMap<Locale, FieldValues>;
  readonly site?: SiteFile;
}

/** The entries that are neither drafts nor translations of drafts. */
export function published(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ isDraft }) => !isDraft);
}

/** The properties of an entry that the list of pages depends on. */
export interface PageEntry {
  readonly slug: string;
  readonly anchor?: string;
}

/**
 * A page or, if `subpath` isn't empty, one below it, with the entries that have an element on it. `number` counts the
 * pages of a list from 1.
 */
export interface Subpage<Listed> {
  readonly subpath: string;
  readonly number: number;
  readonly entries: readonly Listed[];
  /** The entry that it is the page of, if any. */
  readonly entry?: Listed;
}

/** A page with its name, and its path below the prefix of the language. */
export interface PageRoute<Listed> extends Subpage<Listed> {
  readonly page: string;
  readonly path: string;
}

export interface PageList<Listed> {
  /** The pages keyed by path, without the page for unknown addresses. */
  readonly pages: ReadonlyMap<string, PageRoute<Listed>>;
  /** The path of the first page with entries of a collection, keyed by its name: links to them begin with it. */
  readonly collectionPaths: ReadonlyMap<string, string>;
  /** The path of the page with an entry, keyed by the address that texts link to: `/poems#poem-aurora`. */
  readonly anchorPaths: ReadonlyMap<string, string>;
}

export interface LanguageContent {
  readonly messages: Messages;
  /** The keys of the interface texts that messages.yaml sets in the language. */
  readonly customTexts: ReadonlySet<string>;
  readonly collections: Collections;
  /** The pages that have content. */
  readonly pageList: PageList<ListedEntry>;
}

/** The entries of collections in slices, which are the same in every language; an empty collection has none. */
export interface Collections {
  /** The slices of a collection, given its declaration. */
  readonly get: <Declared extends Collection>(
    collection: Declared,
  ) => readonly Slice<EntryOf<Declared>>[];
  /** The slices of a collection, given its name. */
  readonly byName: (name: string) => readonly Slice<ListedEntry>[];
}

/** What links and lists show of an entry of any collection. */
export interface ListedEntry extends PageEntry {
  readonly title?: Localized;
  readonly menuTitle?: Localized;
}

/** The content in all languages. */
export interface SiteContent {
  /** The fields of site.yaml, pictures instead of their names. */
  readonly site: FieldValues & { readonly url: string };
  readonly languages: ReadonlyMap<Locale, LanguageContent>;
  /** The addresses that a text may link to, without the prefix of a language. */
  readonly addresses: ReadonlySet<string>;
  /** The pictures and the sounds in bodies, keyed by name. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly sounds: ReadonlyMap<string, Sound>;
}
