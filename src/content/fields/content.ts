// The content as files hold it, and as pages get it: localised entries and messages of every language.
import type { Locale } from '../../locales.ts';
import type { Collection, EntryOf } from './collection.ts';
import type { BodyRef, Localized, Slice, Picture, Sound } from './localized.ts';
import type { Messages } from './messages.ts';

/** The values of an entry, of messages.yaml or of site.yaml, by field name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The entry of one file: an original with all of its fields, or a translation with some. */
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

/** The fields of site.yaml that every site has, images as file names, among others. */
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

/** An entry, as far as pages depend on it. */
export interface PageEntry {
  readonly slug: string;
  readonly anchor?: string;
}

/**
 * What is at a path below a page, empty for the page itself, and the entries that have an element on it. `number` counts
 * the pages of a list from 1.
 */
export interface Subpage<Shown> {
  readonly subpath: string;
  readonly number: number;
  readonly entries: readonly Shown[];
  /** The entry whose own page it is. */
  readonly entry?: Shown;
}

/** A page by its name, or one below it, with its path below the language's prefix. */
export interface PageRoute<Shown> extends Subpage<Shown> {
  readonly page: string;
  readonly path: string;
}

export interface PageList<Shown> {
  /** The pages by path, without that for unknown addresses. */
  readonly pages: ReadonlyMap<string, PageRoute<Shown>>;
  /** By collection, the path of the first page that shows its entries: links to their elements begin with it. */
  readonly collectionPaths: ReadonlyMap<string, string>;
  /** The paths of the pages that show entries, by the address that texts give an entry: `/poems#poem-aurora`. */
  readonly anchorPaths: ReadonlyMap<string, string>;
}

export interface LanguageContent {
  readonly messages: Messages;
  /** The keys of the interface texts that the site itself words in the language. */
  readonly customTexts: ReadonlySet<string>;
  readonly collections: Collections;
  /** The pages that have something to show. */
  readonly pageList: PageList<ListedEntry>;
}

/** The pages of each collection, with the same page breaks in every language; an empty collection has none. */
export interface Collections {
  /** Those of a collection, by its declaration. */
  readonly get: <Declared extends Collection>(
    collection: Declared,
  ) => readonly Slice<EntryOf<Declared>>[];
  /** Those of a collection, by its name. */
  readonly byName: (name: string) => readonly Slice<ListedEntry>[];
}

/** What links and lists of pages show of an entry of any collection. */
export interface ListedEntry extends PageEntry {
  readonly title?: Localized;
  readonly menuTitle?: Localized;
}

/** The content in all languages. */
export interface SiteContent {
  /** The fields of site.yaml, pictures instead of their names. */
  readonly site: FieldValues & { readonly url: string };
  readonly languages: ReadonlyMap<Locale, LanguageContent>;
  /** The addresses that a text may link to, without language. */
  readonly addresses: ReadonlySet<string>;
  /** The pictures and the sounds that bodies name, by their names. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly sounds: ReadonlyMap<string, Sound>;
}
