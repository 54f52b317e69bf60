// In: content that is sound. Out: every picture that it names, and where.
import { leavesOf } from '../schema/collection.ts';
import { collections, type CollectionName } from '../schema/collections.ts';
import type { Content } from '../schema/content.ts';
import type { Path } from '../validate/yaml.ts';

/** The name of a picture, with the file and the field that it stands in. */
interface NamedImage {
  readonly file: string;
  readonly path: Path;
  readonly image: string;
}

/** The pictures that entries and site.yaml name. */
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

/** The fields of a collection that name an image. */
export function imageFields(name: CollectionName): string[] {
  return leavesOf(collections[name].shared).flatMap(({ path, field }) =>
    field?.kind === 'image' ? path : [],
  );
}
