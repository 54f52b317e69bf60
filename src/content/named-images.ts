// In: valid content. Out: every image that it names, and where.
import { leavesOf } from './schema/collection.ts';
import { collections, type CollectionName } from './schema/collections.ts';
import type { Content } from './schema/content.ts';
import type { Path } from './at-path.ts';

/** The name of an image, with its file and the path of its field. */
interface NamedImage {
  readonly file: string;
  readonly path: Path;
  readonly image: string;
}

/** The images that entries and site.yaml name. */
export function namedImages({ folder, entries, site }: Content): NamedImage[] {
  const inEntries = entries.flatMap(({ file, collection, fields }) =>
    imageFields(collection).map((field) => ({ file, path: [field], image: fields[field] })),
  );
  const inSite = Object.entries(site?.images ?? {}).map(([name, image]) => {
    return { file: `${folder}/site.yaml`, path: ['images', name], image };
  });
  return [...inEntries, ...inSite].flatMap(({ image, ...place }) =>
    typeof image === 'string' ? [{ ...place, image }] : [],
  );
}

/** The names of a collection's image fields. */
export function imageFields(name: CollectionName): string[] {
  return leavesOf(collections[name].shared).flatMap(({ path, field }) =>
    field?.kind === 'image' ? path : [],
  );
}
