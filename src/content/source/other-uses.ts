// In: a collection. Out: why a name can't be that of one of its entries.
import type { Collection } from '../fields/collection.ts';
import type { ContentModel } from '../model.ts';

/** What else a name is used for, such as “a page: …”; nothing where it is free. */
export function otherUses(
  collection: Collection,
  model: ContentModel,
): (slug: string) => string | undefined {
  const taken = takenNames(collection, model);
  return (slug) =>
    isOtherPage(slug, collection, model)
      ? 'an entry: the site has another page at its address'
      : collection.otherUseOf?.(slug, taken);
}

/** Whether the page of an entry would be at the address of the page above it, or of one of the numbered pages of that. */
function isOtherPage(slug: string, { name }: Collection, { pages }: ContentModel): boolean {
  const above = pages.find(({ entries }) => entries === name);
  return above !== undefined && (slug === 'index' || (above.list === name && /^\d+$/.test(slug)));
}

function takenNames({ name }: Collection, { pages }: ContentModel) {
  const shown = pages.filter(({ shows, list }) => shows?.includes(name) || list === name);
  return {
    paths: pages.map(({ path }) => path),
    ids: shown.flatMap(({ sections = {} }) => Object.keys(sections)),
    idPrefixes: shown.flatMap(({ idPrefixes = [] }) => idPrefixes),
  };
}
