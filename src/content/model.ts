// What the engine is told of a site.
import type { Collection } from './fields/collection.ts';

/** What content may hold. */
export interface ContentModel<Declared extends Collection = Collection> {
  /** In the order in which they are listed. */
  readonly collections: readonly Declared[];
}

/** A page, as far as links and lists of pages name it. */
export interface PageDeclaration {
  readonly name: string;
  /** Below the language's prefix; empty for the first page. */
  readonly path: string;
  /** Whether menus list it, by its name. */
  readonly isListed: boolean;
  /** The collections that it shows on one page; it exists where one of them has an entry. One without always exists. */
  readonly shows?: readonly string[];
  /** The collection that is divided into its numbered pages. */
  readonly list?: string;
  /** The number of its first page, 1 by default; another page shows what comes before. */
  readonly from?: number;
  /** The collection whose entries each have a page below it, named after their files. */
  readonly entries?: string;
  /** The fragments of sections that exist where one of their collections has an entry. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
}
