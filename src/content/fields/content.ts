import type { Locale } from '../../locales.ts';
import type { Collection } from './collection.ts';
import type { BodyText } from './localized.ts';

/** The values of an entry, of messages.yaml or of site.yaml, by field name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The entry of one file: an original with all of its fields, or a translation with some. */
export interface Entry {
  readonly file: string;
  readonly locale: Locale;
  readonly collection: Collection;
  readonly slug: string;
  /** Whether it is a draft, or the translation of one. */
  readonly isDraft: boolean;
  readonly fields: Fields;
  readonly body?: BodyText;
}

/** The fields of site.yaml that every site has, images as file names, among others. */
export interface SiteFields extends Fields {
  readonly url: string;
  readonly images: Readonly<Record<string, string>>;
}

/** All valid content, in path order. */
export interface Content {
  /** The content folder, relative to the project. */
  readonly folder: string;
  readonly entries: readonly Entry[];
  /** The interface texts, grouped as in messages.yaml. */
  readonly messages: ReadonlyMap<Locale, Fields>;
  readonly site?: SiteFields;
}

/** The entries that are neither drafts nor translations of drafts. */
export function published(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ isDraft }) => !isDraft);
}
