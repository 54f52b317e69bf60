// In: valid content. Out: every image that it names, and where.
import type { CollectionName } from '../pages.ts';
import { memoize } from '../memoize.ts';
import { leavesOf, type Shape } from './schema/shape.ts';
import { collections } from './schema/collections.ts';
import type { Content } from './schema/content.ts';
import type { Path } from './at-path.ts';

/** The name of an image, with its file and the path of its field. */
interface NamedImage {
  readonly file: string;
  readonly path: Path;
  readonly image: string;
}

/** The images that entries and site.yaml name. */
export const namedImages = memoize(({ folder, entries, site }: Content): readonly NamedImage[] => {
  const inEntries = entries.flatMap(({ file, collection, fields }) =>
    imageFields(collection).map((field) => ({ file, path: [field], image: fields[field] })),
  );
  const inSite = Object.entries(site?.images ?? {}).map(([name, image]) => {
    return { file: `${folder}/site.yaml`, path: ['images', name], image };
  });
  return [...inEntries, ...inSite].flatMap(({ image, ...place }) =>
    typeof image === 'string' ? [{ ...place, image }] : [],
  );
});

/** The names of a collection's image fields. */
export function imageFields(name: CollectionName): readonly string[] {
  return imageFieldsIn(collections[name].shared);
}

const imageFieldsIn = memoize((shape: Shape): readonly string[] =>
  leavesOf(shape).flatMap(({ path, field }) => (field?.kind === 'image' ? path : [])),
);
