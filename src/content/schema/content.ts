import type { z } from 'zod';
import type { Locale } from '../../locales.ts';
import type { CollectionName } from './collections.ts';
import type { siteSchema } from './site.ts';
import type { Fields } from '../validate/check-fields.ts';

/** An entry as one file has it: an original with all its fields, or a translation with some. */
export interface Entry {
  readonly file: string;
  readonly locale: Locale;
  readonly collection: CollectionName;
  readonly slug: string;
  readonly fields: Fields;
  readonly body?: BodyText;
}

/** A Markdown body with the line of its file that it begins on. */
export interface BodyText {
  readonly file: string;
  readonly text: string;
  readonly line: number;
}

/** site.yaml as written: images by their file names. */
export type SiteFields = z.output<typeof siteSchema>;

/** All content that is sound, in path order. */
export interface Content {
  /** The content folder, relative to the project. */
  readonly folder: string;
  readonly entries: readonly Entry[];
  /** The interface texts in their groups, as messages.yaml has them. */
  readonly messages: ReadonlyMap<Locale, Fields>;
  readonly site?: SiteFields;
}
