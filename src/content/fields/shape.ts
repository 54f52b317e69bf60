// What files hold: their fields by name, those of groups and of the items of lists within them.
import type { Path } from './value-at.ts';
import { memoize } from '../../memoize.ts';
import type { FieldType } from './field-type.ts';

/** What is said of a field, or of the text below the fields. */
export interface FieldInfo {
  /** What forms call it; by default its name as words. */
  readonly label?: string;
  /** A sentence on what it is for. */
  readonly help?: string;
  /** Names by which editors may know it, with spaces between them, for the hint of an unknown field. */
  readonly aliases?: string;
  /** Whether it may be left out. */
  readonly optional?: true;
}

/** A field with a value, or with a list of values. */
interface Leaf extends FieldInfo {
  readonly type: FieldType;
  /** Whether every language may set it; any other belongs to the original alone. */
  readonly translated?: true;
  /** The value where a file has none. */
  readonly default?: unknown;
  /** What one item of a list is called. */
  readonly itemLabel?: string;
  readonly fields?: never;
  readonly items?: never;
  readonly shorthand?: never;
}

/** Fields below a name of their own, or those of an item of a list. */
interface Group extends FieldInfo {
  readonly fields: Shape;
  /** The field that a text stands for in place of them all. */
  readonly shorthand?: string | undefined;
  readonly type?: never;
  readonly items?: never;
  readonly default?: never;
}

/** A list whose items have fields. */
interface List extends FieldInfo {
  readonly items: Shape;
  /** The field that a text stands for, which is an item by itself. */
  readonly shorthand?: string;
  readonly itemLabel?: string;
  readonly type?: never;
  readonly fields?: never;
  readonly default?: never;
}

export type Field = Leaf | Group | List;

export interface Shape {
  readonly [name: string]: Field;
}

/** What a file holds. */
export interface FileSchema<Fields extends Shape = Shape> {
  readonly shape: Fields;
  /** The text below its fields. */
  readonly body?: FieldInfo;
  /** By dotted alias, the dotted name of the field, or of the body, that it stands for. */
  readonly aliases?: ReadonlyMap<string, string>;
}

/** The name under which a body is listed among the fields. */
export const bodyName = 'body';

/**
 * The dotted names of all leaf fields in a shape.
 * @example namesIn(poems.translated) // => ['title', 'print.publisher', …]
 */
export function namesIn(shape: Shape): string[] {
  return leavesOf(shape).map(({ path }) => path.join('.'));
}

/** The leaf fields of a shape; each entry is asked for them several times at every save. */
export const leavesOf = memoize((shape: Shape): readonly FieldWithPath[] => leavesIn(shape));

/** A field, and where it stands. */
interface FieldWithPath {
  readonly path: readonly string[];
  readonly field: Field;
}

function leavesIn(shape: Shape, above: readonly string[] = []): FieldWithPath[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const path = [...above, name];
    return field.fields ? leavesIn(field.fields, path) : { path, field };
  });
}

/** The aliases of all fields, those within items of lists too, and of the body. */
export function aliasesIn({ shape, body }: FileSchema): ReadonlyMap<string, string> {
  return new Map(aliasPairs({ ...shape, ...(body && { [bodyName]: body }) }));
}

interface Named extends FieldInfo {
  readonly fields?: Shape;
  readonly items?: Shape;
}

function aliasPairs(
  shape: Readonly<Record<string, Named>>,
  above = '',
): (readonly [alias: string, name: string])[] {
  return Object.entries(shape).flatMap(([name, { aliases = '', fields, items }]) => [
    ...aliases
      .split(' ')
      .filter(Boolean)
      .map((alias) => [above + alias, above + name] as const),
    ...aliasPairs(fields ?? items ?? {}, `${above}${name}.`),
  ]);
}

export function shapeAt(shape: Shape, path: Path): Shape | undefined {
  return path.length === 0 ? shape : fieldAt(shape, path)?.fields;
}

/** The field at a path; of an item of a list, what it holds. */
export function fieldAt(shape: Shape, [step = '', ...rest]: Path): Field | undefined {
  const field = Object.hasOwn(shape, step) ? shape[String(step)] : undefined;
  if (!field || rest.length === 0) return field;
  if (field.fields) return fieldAt(field.fields, rest);
  const item = itemOf(field);
  return rest.length === 1 ? item : fieldAt(item?.fields ?? {}, rest.slice(1));
}

/** What an item of a list holds; nothing for any other field. */
export function itemOf({ items, shorthand, type }: Field): Field | undefined {
  if (items) return { fields: items, shorthand };
  return type?.item && { type: type.item };
}

/** Whether every language may set a field, or one within it. */
export function isTranslated(field: Field): boolean {
  return field.fields
    ? Object.values(field.fields).some(isTranslated)
    : 'translated' in field && field.translated;
}

/** The fields that every language may set. */
export function translatedIn(shape: Shape): Shape {
  const translated = Object.entries(shape).filter(([, field]) => isTranslated(field));
  return mapFields(Object.fromEntries(translated), (field) =>
    field.fields ? { ...field, fields: translatedIn(field.fields) } : field,
  );
}

/** Makes all fields optional, those within groups too. */
export function toOptional(shape: Shape): Shape {
  return mapFields(shape, (field) =>
    field.fields
      ? { ...field, optional: true, fields: toOptional(field.fields) }
      : { ...field, optional: true },
  );
}

function mapFields(shape: Shape, change: (field: Field) => Field): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, change(field)]));
}
