// In: valid content. Out: every picture and every sound that it names, and where.
import type { Path } from '../at-path.ts';
import { memoize } from '../../memoize.ts';
import type { Span } from '../report/locate.ts';
import type { Collection } from '../fields/collection.ts';
import type { Content, Entry } from '../fields/content.ts';
import { leavesOf, type Shape } from '../fields/shape.ts';
import { mediaIn } from '../markdown/body-problems.ts';
import type { Medium } from '../markdown/media.ts';

/** A picture or a sound with its file, and the path of its field or its span in the body. */
export interface NamedMedium extends Medium {
  readonly file: string;
  readonly place: Path | Span;
  /** Whether it opens a page, and fills the window. */
  readonly isOpening: boolean;
}

/** The pictures and sounds that entries and site.yaml name. */
export const namedMedia = memoize(({ folder, entries, site }: Content): readonly NamedMedium[] => {
  const inSite = Object.entries(site?.images ?? {}).map(([field, name]) => {
    const place = ['images', field];
    return { file: `${folder}/site.yaml`, place, isOpening: true, kind: 'image', name } as const;
  });
  return [...entries.flatMap(namedByEntry), ...inSite];
});

/** The pictures that entries and site.yaml name. */
export function namedImages(content: Content): readonly NamedMedium[] {
  return namedMedia(content).filter(({ kind }) => kind === 'image');
}

const namedByEntry = memoize(
  ({ file, collection, fields, body }: Entry): readonly NamedMedium[] => [
    ...mediaFields(collection).flatMap(({ field, kind }) => {
      const name = fields[field];
      const isOpening = collection.opensPage ?? false;
      return typeof name === 'string' ? [{ file, place: [field], isOpening, kind, name }] : [];
    }),
    ...namedInBody(body),
  ],
);

function namedInBody(body: Entry['body']): readonly NamedMedium[] {
  if (!body) return [];
  return mediaIn(body).map(({ kind, name, start, end }) => {
    return { file: body.file, place: { start, end }, isOpening: false, kind, name };
  });
}

/** The fields of a collection that name a picture or a sound. */
export function mediaFields({ fields }: Collection) {
  return mediaFieldsIn(fields);
}

const mediaFieldsIn = memoize((shape: Shape) =>
  leavesOf(shape).flatMap(({ path: [name = ''], field }) => {
    const kind = field.type?.medium;
    return kind ? [{ field: name, kind }] : [];
  }),
);
