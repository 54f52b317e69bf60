// What the engine is told of a site.
import type { Path } from './fields/value-at.ts';
import type { Collection } from './fields/collection.ts';
import type { Content, FieldValues } from './fields/content.ts';
import type { MessageModel } from './fields/messages.ts';
import type { Issue } from './report/locate.ts';
import type { FileSchema } from './fields/shape.ts';

/** What content may hold. */
export interface ContentModel {
  /** In the order in which they are listed. */
  readonly collections: readonly Collection[];
  /** In the order of the menu. */
  readonly pages: readonly PageDefinition[];
  /** What site.yaml holds. */
  readonly site: FileSchema;
  readonly messages: MessageModel;
  readonly rules: readonly ContentRule[];
}

/** What must hold between fields or entries that are valid by themselves. */
export type ContentRule = (content: Content) => readonly FieldIssue[];

/** An issue of a field; of the object that it belongs to, where that is only a text. */
export interface FieldIssue extends Issue {
  readonly file: string;
  readonly path: Path;
}

/** A page, as far as links and lists of pages name it. */
export interface PageDefinition {
  readonly name: string;
  /** Below the language's prefix; empty for the first page. */
  readonly path: string;
  /** Listed in menus by its path, the first page by its name, or only in those that name it; otherwise its entries are. */
  readonly isListed: boolean | 'where named';
  /** The collections that it shows on one page; it exists where one of them has an entry. One without always exists. */
  readonly shows?: readonly string[];
  /** Whether it exists by all entries that it shows and the fields of site.yaml; by default one entry is enough. */
  readonly exists?: (entries: readonly object[], site: FieldValues) => boolean;
  /** The collection that is divided into its numbered pages. */
  readonly list?: string;
  /** The number of its first page, 1 by default; another page shows what comes before. */
  readonly from?: number;
  /** The collection whose entries each have a page below it, named after their files. */
  readonly entries?: string;
  /** Whether an entry, valid or not, has a page, by the number of blocks of its body too; by default each has one. */
  readonly hasPage?: (entry: object, blocks: number) => boolean;
  /** The fragments of sections that exist where one of their collections has an entry. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
}

/** The name of a collection that stands for any of them in a sentence: one that tables hold, if there is one. */
export function exampleCollection({ collections }: Pick<ContentModel, 'collections'>): string {
  const found = collections.find(({ imported }) => imported) ?? collections[0];
  return found?.name ?? '';
}
