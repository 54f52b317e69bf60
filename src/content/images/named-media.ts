// In: valid content. Out: every picture, sound and font that it names, and where.
import type { Path } from '../at-path.ts';
import { memoize } from '../../memoize.ts';
import type { Span } from '../report/locate.ts';
import type { Content, Entry } from '../fields/content.ts';
import { media } from '../fields/names.ts';
import { walk } from '../fields/walk.ts';
import { mediaIn } from '../markdown/body-problems.ts';
import type { Medium } from '../markdown/figures.ts';

/** A picture, a sound or a font with its file, and the path of its field or its span in the body. */
export interface NamedMedium {
  readonly kind: Medium['kind'] | 'font';
  readonly name: string;
  readonly file: string;
  readonly place: Path | Span;
  /** Whether it opens a page, and fills the window. */
  readonly isOpening: boolean;
}

/** The pictures, sounds and fonts that entries and site.yaml name. */
export const namedMedia = memoize(({ folder, entries, site }: Content): readonly NamedMedium[] => {
  const inSite = Object.entries(site?.images ?? {}).flatMap(([field, name]) => {
    // The others say where to look.
    if (!media.image.ending.test(name)) return [];
    const place = ['images', field];
    return { file: `${folder}/site.yaml`, place, isOpening: true, kind: 'image', name } as const;
  });
  const fonts = Object.entries(site?.typefaces ?? {}).flatMap(([role, named]) =>
    Object.entries(named).map(([style, name]) => {
      const place = ['typefaces', role, style];
      return { file: `${folder}/site.yaml`, place, isOpening: false, kind: 'font', name } as const;
    }),
  );
  return [...entries.flatMap(namedByEntry), ...inSite, ...fonts];
});

const namedByEntry = memoize(
  ({ file, collection, fields, body }: Entry): readonly NamedMedium[] => [
    ...walk(collection.fields, fields).flatMap(
      ({ path: place, type: { medium: kind }, value: name }) => {
        const isOpening = collection.opensPage ?? false;
        return kind && typeof name === 'string' ? { file, place, isOpening, kind, name } : [];
      },
    ),
    ...(body ? mediaIn(body) : []).map(({ kind, name, start, end }) => {
      return { file, place: { start, end }, isOpening: false, kind, name };
    }),
  ],
);
