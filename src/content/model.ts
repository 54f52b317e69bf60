// What a site declares to the engine.
import type { Path } from './fields/value-at.ts';
import type { Collection } from './fields/collection.ts';
import type { Content, FieldValues } from './fields/content.ts';
import type { MessageModel } from './fields/messages.ts';
import type { Issue } from './report/locate.ts';
import type { FileSchema } from './fields/shape.ts';

/** The collections, pages, fields and rules of a site. */
export interface ContentModel {
  readonly collections: readonly Collection[];
  /** In the order of the menu. */
  readonly pages: readonly PageDefinition[];
  /** The fields of site.yaml. */
  readonly site: FileSchema;
  readonly messages: MessageModel;
  readonly rules: readonly ContentRule[];
}

/** A check across fields or entries that are valid by themselves. */
export type ContentRule = (content: Content) => readonly FieldIssue[];

/** Reported at the field, or at its parent if that is a plain string. */
export interface FieldIssue extends Issue {
  readonly file: string;
  readonly path: Path;
}

/** A page, as links and lists of pages refer to it. */
export interface PageDefinition {
  readonly name: string;
  /** Below the language's prefix; empty for the home page. */
  readonly path: string;
  /** Listed in menus (`where named`: only in those that refer to it); otherwise its entries are. */
  readonly isListed: boolean | 'where named';
  /** The collections that it shows on one page, which exists if one of them has an entry. Without any, it always exists. */
  readonly shows?: readonly string[];
  /** Whether it exists, given all its entries and the fields of site.yaml; by default if it has one entry. */
  readonly exists?: (entries: readonly object[], site: FieldValues) => boolean;
  /** The collection that is split into its numbered pages. */
  readonly list?: string;
  /** The number of its first page, 1 by default; another page shows the earlier ones. */
  readonly from?: number;
  /** The collection whose entries have pages below it, named after their files. */
  readonly entries?: string;
  /** Whether an entry, valid or not, has a page, given the number of blocks of its body; by default every entry has. */
  readonly hasPage?: (entry: object, blockCount: number) => boolean;
  /** Fragments of sections, which exist if one of their collections has an entry. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
}

/** The name of a collection as an example in messages: one that is imported from tables, if any. */
export function exampleCollection({ collections }: Pick<ContentModel, 'collections'>): string {
  const collection = collections.find(({ imported }) => imported) ?? collections[0];
  return collection?.name ?? '';
}
