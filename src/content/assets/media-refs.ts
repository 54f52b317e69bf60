// In: valid content. Out: its references to pictures, sounds and fonts, with their places.
import type { Path } from '../fields/value-at.ts';
import { memoize } from '../../memoize.ts';
import type { Span } from '../report/locate.ts';
import type { Content, Entry } from '../fields/content.ts';
import type { FieldType } from '../fields/field-type.ts';
import type { FileSchema, Shape } from '../fields/shape.ts';
import { walkFields } from '../fields/walk.ts';
import { mediaInBody } from '../markdown/body-problems.ts';

/** A reference to a picture, a sound or a font: `file` contains it, in the field or the span of the body at `place`. */
export interface MediaRef {
  readonly kind: NonNullable<FieldType['medium']>;
  readonly name: string;
  readonly file: string;
  readonly place: Path | Span;
  /** Whether it is the opening of a page, which fills the window. */
  readonly isOpening: boolean;
}

/** The media that entries and site.yaml refer to. */
export const mediaRefsIn = memoize(
  ({ folder, entries, site }: Content, { shape }: FileSchema): readonly MediaRef[] => [
    ...entries.flatMap((entry) => entryRefs(entry)),
    ...fieldRefs(shape, site, `${folder}/site.yaml`),
  ],
);

const entryRefs = memoize(({ file, collection, fields, body }: Entry): readonly MediaRef[] => [
  ...fieldRefs(collection.fields, fields, file),
  ...(body ? mediaInBody(body) : []).map(({ kind, name, start, end }) => {
    return { file, place: { start, end }, isOpening: false, kind, name };
  }),
]);

function fieldRefs(shape: Shape, fields: unknown, file: string): MediaRef[] {
  return walkFields(shape, fields).flatMap(({ path: place, type, value: name }) => {
    const { medium: kind, isOpening = false } = type;
    return kind && typeof name === 'string' ? { file, place, isOpening, kind, name } : [];
  });
}
