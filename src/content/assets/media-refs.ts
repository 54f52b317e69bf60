// In: valid content. Out: every picture, sound and font that it names, and where.
import type { Path } from '../fields/value-at.ts';
import { memoize } from '../../memoize.ts';
import type { Span } from '../report/locate.ts';
import type { Content, Entry } from '../fields/content.ts';
import type { FieldType } from '../fields/field-type.ts';
import type { FileSchema, Shape } from '../fields/shape.ts';
import { walkFields } from '../fields/walk.ts';
import { mediaInBody } from '../markdown/body-problems.ts';

/** A picture, a sound or a font with its file, and the path of its field or its span in the body. */
export interface MediaRef {
  readonly kind: NonNullable<FieldType['medium']>;
  readonly name: string;
  readonly file: string;
  readonly place: Path | Span;
  /** Whether it opens a page, and fills the window. */
  readonly isOpening: boolean;
}

/** The pictures, sounds and fonts that entries and site.yaml name. */
export const mediaRefsIn = memoize(
  ({ folder, entries, site }: Content, { shape }: FileSchema): readonly MediaRef[] => [
    ...entries.flatMap((entry) => namedByEntry(entry)),
    ...namedInFields(shape, site, `${folder}/site.yaml`),
  ],
);

const namedByEntry = memoize(({ file, collection, fields, body }: Entry): readonly MediaRef[] => [
  ...namedInFields(collection.fields, fields, file),
  ...(body ? mediaInBody(body) : []).map(({ kind, name, start, end }) => {
    return { file, place: { start, end }, isOpening: false, kind, name };
  }),
]);

function namedInFields(shape: Shape, fields: unknown, file: string): MediaRef[] {
  return walkFields(shape, fields).flatMap(({ path: place, type, value: name }) => {
    const { medium: kind, isOpening = false } = type;
    return kind && typeof name === 'string' ? { file, place, isOpening, kind, name } : [];
  });
}
