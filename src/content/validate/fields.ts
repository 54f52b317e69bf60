// In: values as read and their schema. Out: the fields, or every problem with them at its place.
import type { z } from 'zod';
import { required, type ObjectSchema, type Shape } from '../collection.ts';
import { problemAt, type Fault, type Located } from '../locate.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { fields } from '../scalars.ts';
import { lineOf, type Path, type Span, type Tree } from '../yaml.ts';
import { fieldAt, schemaAt, shapeAt, valueAt } from './at-path.ts';
import { example, missing, wrong } from './explain-field.ts';

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
    const { start, end } = tree.place([])?.value ?? firstLine;
    return { problems: [problemAt(source, start, end, noFields)] };
  }
  const result = schema.safeParse(value ?? {});
  if (result.success) {
    const problems = [...tree.problems, ...advice(source, tree, schema, result.data)];
    return tree.problems.length > 0 ? { problems } : { fields: result.data, problems };
  }
  const { issues } = result.error;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  // A field whose name is misspelt isn't missing too.
  const misspelt = new Set(unknown.map((path) => meantPath(schema, tree, path)?.join(' ')));
  const broken = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(path.join(' ')),
  );
  const problems = [
    ...tree.problems,
    ...unknown.map((path) => unknownField(source, tree, schema, path, original)),
    ...broken.map(({ path }) => fieldProblem(source, tree, schema, path)),
  ];
  return { problems };
}

const noFields = {
  code: 'field-type',
  message: 'There are no fields here, only a text or a list.',
  hint: 'Write each field on a line of its own: `title: …`.',
};

const firstLine: Span = { start: 0, end: 3 };

/** Where a missing field would stand: its parent, or the front matter's first line. */
function placeFor(tree: Tree, path: Path): Span {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const parent = tree.place(path.slice(0, depth));
    if (parent) return parent.key;
  }
  return firstLine;
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
  const meant = meantPath(schema, tree, path)?.at(-1);
  const message = `There is no field \`${name}\` here.`;
  const hint =
    meant === undefined ? unknownHint(name, known) : `Did you mean \`${String(meant)}\`?`;
  return problemAt(source, start, end, { code: 'field-unknown', message, hint });
}

function unknownHint(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near !== undefined) return `\`${near}\` is set already. Delete this line.`;
  return `The fields are ${known.map((each) => `\`${each}\``).join(', ')}.`;
}

/** The field that an unknown one was most likely meant to be, among those that aren't set. */
function meantPath(schema: ObjectSchema, tree: Tree, path: Path): Path | undefined {
  const parent = path.slice(0, -1);
  const names = Object.keys(shapeAt(schema, parent) ?? {});
  const unset = names.filter((name) => !tree.place([...parent, name]));
  const near = nearest(String(path.at(-1)), unset);
  return near === undefined ? undefined : [...parent, near];
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
