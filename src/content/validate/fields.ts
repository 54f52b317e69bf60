// In: values as read and their schema. Out: the fields, or every problem with them at its place.
import { z } from 'zod';
import { required, shapeOf, type ObjectSchema, type Shape } from '../collection.ts';
import { problemAt, type Fault, type Located } from '../locate.ts';
import { nearest } from '../nearest.ts';
import { lineOf, type Path, type Span, type Tree } from '../yaml.ts';
import { fields, type Field } from '../scalars.ts';
import type { Problem } from '../problem.ts';

/** The values of an entry, of messages.yaml or of site.yaml, by the names in their schema. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a file's fields came to. */
export interface Checked<Value = Fields> {
  /** Missing where there is an error. */
  readonly fields?: Value;
  readonly problems: readonly Problem[];
}

/** Where a shared field belongs: what a translation is told when it sets one. */
export interface Original {
  readonly shape: Shape;
  readonly source: Located;
  readonly tree: () => Tree | undefined;
}

/** Checks what was read from a file against a schema. */
export function checkFields<Schema extends ObjectSchema>(
  source: Located,
  tree: Tree,
  schema: Schema,
  original?: Original,
): Checked<z.output<Schema>> {
  if (!tree.isSound) return { problems: tree.problems };
  const { value } = tree;
  if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
    const { start, end } = tree.place([])?.value ?? { start: 0, end: 3 };
    return { problems: [problemAt(source, start, end, noFields)] };
  }
  const result = schema.safeParse(value ?? {});
  if (result.success) {
    const problems = [...tree.problems, ...advice(source, tree, schema, result.data)];
    return tree.problems.length > 0 ? { problems } : { fields: result.data, problems };
  }
  const issues = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(source, tree, schema, [...issue.path, key], original))
      : [fieldProblem(source, tree, schema, issue.path)],
  );
  return { problems: [...tree.problems, ...issues] };
}

const noFields = {
  code: 'field-type',
  message: 'There are no fields here, only a text or a list.',
  hint: 'Write each field on a line of its own: `title: …`.',
};

/** Where a missing field would stand: its parent, or the front matter's first line. */
function placeFor(tree: Tree, path: Path): Span {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const parent = tree.place(path.slice(0, depth));
    if (parent) return parent.key;
  }
  return { start: 0, end: 3 };
}

function fieldProblem(source: Located, tree: Tree, schema: ObjectSchema, path: Path): Problem {
  const field = fieldAt(schema, path);
  const place = tree.place(path);
  if (!place) {
    const { start, end } = placeFor(tree, path);
    return problemAt(source, start, end, missing(path, field));
  }
  const { start, end } = valueAt(tree.value, path) === null ? place.key : place.value;
  return problemAt(source, start, end, wrong(path, valueAt(tree.value, path), field));
}

function missing(path: Path, field: Field | undefined): Fault {
  const name = path.join('.');
  return {
    code: 'field-missing',
    message: `\`${name}\` is missing${field ? `: it takes ${field.expected}` : ''}.`,
    hint: field && `Write, for example, \`${example(path, field)}\`.`,
  };
}

function wrong(path: Path, value: unknown, field: Field | undefined): Fault {
  const name = path.join('.');
  if (!field) {
    const message = `\`${name}\` takes fields of its own, indented below it, and not ${described(value)}.`;
    return { code: 'field-type', message };
  }
  const code = typeof value === 'string' ? 'field-value' : 'field-type';
  const near = typeof value === 'string' && field.choices && nearest(value, field.choices);
  const message =
    value === null || value === ''
      ? `\`${name}\` is empty: it takes ${field.expected}.`
      : `\`${name}\` takes ${field.expected}, and not ${described(value)}.`;
  return {
    code,
    message,
    hint: near ? `Did you mean \`${near}\`?` : `Write, for example, \`${example(path, field)}\`.`,
  };
}

function described(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string')
    return `\`${value.length > 60 ? `${value.slice(0, 60)}…` : value}\``.replaceAll('\n', ' ');
  return Array.isArray(value) ? 'a list' : 'fields of its own';
}

function example(path: Path, field: Field): string {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  return `${name}: ${field.example}`;
}

function unknownField(
  source: Located,
  tree: Tree,
  schema: ObjectSchema,
  path: Path,
  original?: Original,
): Problem {
  const { start, end } = tree.place(path)?.key ?? placeFor(tree, path);
  const belongsElsewhere = original && schemaAt(original.shape, path);
  if (belongsElsewhere) return problemAt(source, start, end, sharedFault(path, original));
  const name = String(path.at(-1));
  const known = Object.keys(shapeAt(schema, path.slice(0, -1)) ?? {});
  const near = nearest(name, known);
  const message = `There is no field \`${name}\` here.`;
  const hint = near
    ? `Did you mean \`${near}\`?`
    : `The fields are ${known.map((each) => `\`${each}\``).join(', ')}.`;
  return problemAt(source, start, end, { code: 'field-unknown', message, hint });
}

function sharedFault(path: Path, { source, tree }: Original): Fault {
  const there = tree()?.place(path)?.key;
  const message = `\`${path.join('.')}\` is language-neutral and belongs to the English file only.`;
  const hint = there
    ? `It is set in ${source.file}:${lineOf(source, there)}. Delete this line.`
    : `Move this line to ${source.file}.`;
  return { code: 'field-shared', message, hint };
}

function advice(source: Located, tree: Tree, schema: ObjectSchema, values: Fields): Problem[] {
  return Object.entries(schema.shape).flatMap(([name, each]) => {
    const field = fields.get(required(each));
    const message = Object.hasOwn(values, name) ? field?.advise?.(values[name]) : undefined;
    const place = tree.place([name]);
    if (!field || !message || !place) return [];
    const hint = `Write, for example, \`${example([name], field)}\`, or delete the line.`;
    return [
      problemAt(source, place.value.start, place.value.end, {
        code: 'field-advice',
        severity: 'warning',
        message,
        hint,
      }),
    ];
  });
}

function fieldAt(schema: ObjectSchema, path: Path): Field | undefined {
  const found = schemaAt(schema.shape, path);
  return found && fields.get(found);
}

function shapeAt(schema: ObjectSchema, path: Path) {
  return path.length === 0 ? schema.shape : shapeOf(schemaAt(schema.shape, path));
}

/** The schema of a field, whether or not it is optional. */
function schemaAt(shape: Shape, path: Path): z.core.$ZodType | undefined {
  const [step = '', ...rest] = path;
  const found: unknown = Object.hasOwn(shape, step) ? shape[String(step)] : undefined;
  if (!(found instanceof z.core.$ZodType)) return undefined;
  const inner = required(found);
  if (rest.length === 0) return inner;
  if (inner instanceof z.ZodArray) {
    return rest.length === 1
      ? inner.element
      : schemaAt(shapeOf(inner.element) ?? {}, rest.slice(1));
  }
  return schemaAt(shapeOf(inner) ?? {}, rest);
}

function valueAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return valueAt(Object.entries(value).find(([key]) => key === String(step))?.[1], rest);
}
