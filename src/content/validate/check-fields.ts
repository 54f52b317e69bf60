// In: values as read and their schema. Out: the fields, or every problem with them at its place.
import type { z } from 'zod';
import { schemaAt, type ObjectSchema, type Shape } from '../schema/collection.ts';
import { fieldOf, inQuotes, lineAround } from '../problem/explain-line.ts';
import { problemAt, type Fault, type Located } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import type { Path, Tree } from './yaml.ts';
import { valueAt } from './at-path.ts';
import { phraseProblems } from './check-phrases.ts';
import { checkValues } from './check-values.ts';
import { exampleLines, missing, wrong } from './explain-field.ts';
import {
  flatProblem,
  meantPath,
  notIndented,
  spanFor,
  unknownField,
  type Original,
} from './unknown-field.ts';

/** The values of an entry, of messages.yaml or of site.yaml, by the names in their schema. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a file's fields came to. */
export interface Checked<Value = Fields> {
  /** Missing where there is an error. */
  readonly fields?: Value;
  readonly problems: readonly Problem[];
}

/** Checks what was read from a file against a schema. */
export function checkFields<Schema extends ObjectSchema>(
  tree: Tree,
  schema: Schema,
  original?: Original,
): Checked<z.output<Schema>> {
  if (!tree.isSound) return { problems: tree.problems };
  const { source, value } = tree;
  if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
    const span = tree.spans([])?.value ?? spanFor(tree, []);
    return { problems: [problemAt(source, span, noFields(schema.shape))] };
  }
  const result = schema.safeParse(value ?? {});
  const odd = checkValues(tree, schema, original);
  if (result.success) {
    const problems = [...tree.problems, ...odd, ...phraseProblems(tree, schema.shape)];
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    return hasErrors ? { problems } : { fields: result.data, problems };
  }
  if (Object.keys(value ?? {}).length === 0)
    return { problems: [problemAt(source, spanFor(tree, []), empty(schema.shape))] };
  const wrongValues = explain(tree, schema, result.error.issues, original);
  const lines = new Set(wrongValues.map(({ line }) => line));
  return { problems: [...wrongValues, ...odd.filter(({ line }) => !lines.has(line))] };
}

function explain(
  tree: Tree,
  schema: ObjectSchema,
  issues: readonly z.core.$ZodIssue[],
  original?: Original,
): Problem[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  // A field whose name is misspelt isn't missing too.
  const misspelt = new Set(unknown.map((path) => meantPath(schema, tree, path)?.join(' ')));
  const broken = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(path.join(' ')),
  );
  // Fields that aren't indented below the one that they belong to aren't unknown.
  const flat = broken.map(({ path }) => ({
    path,
    names: notIndented(tree, schema, path, unknown),
  }));
  const stray = new Set(flat.flatMap(({ names }) => names));
  return [
    ...tree.problems,
    ...unknown
      .filter((path) => !stray.has(path))
      .map((path) => unknownField(tree, schema, path, original)),
    ...flat.map(({ path, names }) =>
      names.length > 0 ? flatProblem(tree, path, names) : fieldProblem(tree, schema, path),
    ),
  ];
}

function noFields(shape: Shape): Fault {
  const [line = ''] = exampleLines(shape);
  const hint = `Write each field on a line of its own${line && `: \`${line}\``}.`;
  return { code: 'field-type', message: 'There are no fields here, only a text or a list.', hint };
}

const mostLines = 20;

/** One fault for a file without any field, instead of one for each that is missing. */
function empty(shape: Shape): Fault {
  const lines = exampleLines(shape);
  const message = 'There are no fields here.';
  if (lines.length > mostLines)
    return { code: 'fields-missing', message, hint: 'content/README.md says what to write.' };
  const block = lines.map((line) => `\n  ${line}`).join('');
  return { code: 'fields-missing', message, hint: `Write, for example:${block}` };
}

function fieldProblem(tree: Tree, schema: ObjectSchema, path: Path): Problem {
  const { source } = tree;
  const expected = schemaAt(schema.shape, path);
  const spans = tree.spans(path);
  if (!spans) return problemAt(source, spanFor(tree, path), missing(path, expected));
  const value = valueAt(tree.value, path);
  const span = value === null ? spans.key : spans.value;
  const fault = wrong(path, value, expected);
  const hint = (value === null && hiddenByNote(source, span.start)) || fault.hint;
  return problemAt(source, span, { ...fault, hint });
}

/** What looks like a value to its author and like a note to YAML. */
function hiddenByNote({ text }: Located, start: number): string | undefined {
  const field = fieldOf(lineAround(text, start));
  if (!field?.value.startsWith('#')) return undefined;
  return `\`#\` begins a note, which isn't read. Write \`${inQuotes(field.key, field.value)}\`.`;
}
