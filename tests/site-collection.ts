import type { Collection } from '../src/content/fields/collection.ts';
import { siteModel } from '../src/pages/all.ts';

/** A collection of the site. */
export function siteCollection(name: string): Collection {
  const collection = siteModel.collections.find((declared) => declared.name === name);
  if (!collection) throw new RangeError(`The collection ${name} doesn't exist.`);
  return collection;
}

/** The names of all collections of the site. */
export const collectionNames = siteModel.collections.map(({ name }) => name);

/** The path of the page that has all entries of a collection. */
export function pageWith(name: string): string {
  const page = siteModel.pages.find(({ list, from }) => list === name && !from);
  if (!page) throw new RangeError(`Say on which page ${name} is.`);
  return page.path;
}
