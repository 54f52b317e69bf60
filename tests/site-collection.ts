import type { Collection } from '../src/content/fields/collection.ts';
import { siteModel } from '../src/pages/model.ts';

/** A collection of the site. */
export function siteCollection(name: string): Collection {
  const found = siteModel.collections.find((each) => each.name === name);
  if (!found) throw new RangeError(`There is no collection ${name}.`);
  return found;
}

/** The names of all collections of the site. */
export const collectionNames = siteModel.collections.map(({ name }) => name);
