// Schemas of files: fields by name, with nested fields of groups and of list items.
import type { Path } from './value-at.ts';
import { memoize } from '../../memoize.ts';
import type { FieldType } from './field-type.ts';

/** The description of a field, or of the text below the fields. */
export interface FieldInfo {
  /** The label in forms; by default its name as words. */
  readonly label?: string;
  /** A sentence on its purpose. */
  readonly help?: string;
  /** Other names that editors may write for it, separated by spaces, for the hint of an unknown field. */
  readonly aliases?: string;
  readonly optional?: true;
}

/** A field with a value, or with a list of values. */
interface Leaf extends FieldInfo {
  readonly type: FieldType;
  /** Whether translations may set it too. */
  readonly translated?: true;
  /** The value if a file has none. */
  readonly default?: unknown;
  /** The label of an item of a list. */
  readonly itemLabel?: string;
  readonly fields?: never;
  readonly items?: never;
  readonly shorthand?: never;
}

/** A group of fields, or the fields of a list item. */
interface Group extends FieldInfo {
  readonly fields: Shape;
  /** The field that is set if the group is a plain string. */
  readonly shorthand?: string | undefined;
  readonly type?: never;
  readonly items?: never;
  readonly default?: never;
}

/** A list whose items have fields. */
interface List extends FieldInfo {
  readonly items: Shape;
  /** The field that is set if an item is a plain string. */
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

/** The schema of a file. */
export interface FileSchema<Fields extends Shape = Shape> {
  readonly shape: Fields;
  /** The text below its fields. */
  readonly body?: FieldInfo;
  /** The dotted name of a field, or of the body, keyed by dotted alias. */
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

/** The leaf fields of a shape, memoized since every save needs them several times per entry. */
export const leavesOf = memoize((shape: Shape): readonly FieldWithPath[] => leavesIn(shape));

/** A field and its path. */
interface FieldWithPath {
  readonly path: readonly string[];
  readonly field: Field;
}

function leavesIn(shape: Shape, parentPath: readonly string[] = []): FieldWithPath[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const path = [...parentPath, name];
    return field.fields ? leavesIn(field.fields, path) : { path, field };
  });
}

/** The aliases of all fields, those of list items included, and of the body. */
export function aliasesIn({ shape, body }: FileSchema): ReadonlyMap<string, string> {
  return new Map(aliasPairs({ ...shape, ...(body && { [bodyName]: body }) }));
}

interface WithAliases extends FieldInfo {
  readonly fields?: Shape;
  readonly items?: Shape;
}

function aliasPairs(
  shape: Readonly<Record<string, WithAliases>>,
  prefix = '',
): (readonly [alias: string, name: string])[] {
  return Object.entries(shape).flatMap(([name, { aliases = '', fields, items }]) => [
    ...aliases
      .split(' ')
      .filter(Boolean)
      .map((alias) => [prefix + alias, prefix + name] as const),
    ...aliasPairs(fields ?? items ?? {}, `${prefix}${name}.`),
  ]);
}

export function shapeAt(shape: Shape, path: Path): Shape | undefined {
  return path.length === 0 ? shape : fieldAt(shape, path)?.fields;
}

/** The field at a path, which may lead through list items. */
export function fieldAt(shape: Shape, [step = '', ...rest]: Path): Field | undefined {
  const field = Object.hasOwn(shape, step) ? shape[String(step)] : undefined;
  if (!field || rest.length === 0) return field;
  if (field.fields) return fieldAt(field.fields, rest);
  const item = itemOf(field);
  return rest.length === 1 ? item : fieldAt(item?.fields ?? {}, rest.slice(1));
}

/** The field of an item of a list; undefined for any other field. */
export function itemOf({ items, shorthand, type }: Field): Field | undefined {
  if (items) return { fields: items, shorthand };
  return type?.item && { type: type.item };
}

/** Whether every language may set a field, or one nested in it. */
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

/** Makes all fields optional, nested ones included. */
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
