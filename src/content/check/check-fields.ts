// In: parsed YAML and its schema. Out: valid fields, or every problem with them.
import type { z } from 'zod';
import { schemaOf } from '../fields/schema.ts';
import { fieldAt, type FileSchema, isOptionalAt, type Shape } from '../fields/shape.ts';
import { quoteIfNeeded, fieldAt as yamlFieldAt, quotedField, lineAt } from '../report/yaml-text.ts';
import { problemAt, type Fault, type Located } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { Tree } from '../source/yaml.ts';
import { valueAt, type Path } from '../at-path.ts';
import { checkValues } from './check-values.ts';
import { exampleLines, invalidField, missingField } from './explain-field.ts';
import { intendedPath, spanFor, unknownField, type Original } from './unknown-field.ts';
import type { Fields } from '../fields/content.ts';

/** The result of checking a file's fields. */
export interface Checked {
  /** Absent where there is an error. */
  readonly fields?: Fields;
  readonly problems: readonly Problem[];
}

/** Checks parsed YAML against a schema; of a translation, against its original too. Drafts may be unfinished. */
export function checkFields(
  tree: Tree,
  schema: FileSchema,
  { original, isDraft = false }: { original?: Original | undefined; isDraft?: boolean } = {},
): Checked {
  if (!tree.isSound) return { problems: tree.problems };
  const { source, value } = tree;
  if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
    const span = tree.spans([])?.value ?? spanFor(tree, []);
    return { problems: [problemAt(source, span, noFields(schema.shape))] };
  }
  const result = schemaOf(schema.shape).safeParse(value ?? {});
  const ofValues = checkValues(tree, schema, isDraft);
  if (result.success) {
    const problems = [...tree.problems, ...ofValues];
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    return hasErrors ? { problems } : { fields: result.data, problems };
  }
  if (Object.keys(value ?? {}).length === 0)
    return { problems: [problemAt(source, spanFor(tree, []), empty(schema.shape))] };
  const wrongValues = explain(tree, schema, result.error.issues, original);
  const lines = new Set(wrongValues.map(({ line }) => line));
  return { problems: [...wrongValues, ...ofValues.filter(({ line }) => !lines.has(line))] };
}

function explain(
  tree: Tree,
  schema: FileSchema,
  issues: readonly z.core.$ZodIssue[],
  original?: Original,
): Problem[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  // A misspelt field isn't reported as missing too.
  const misspelt = new Set(unknown.map((path) => intendedPath(schema, tree, path)?.join(' ')));
  const broken = issues.filter(
    ({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(path.join(' ')),
  );
  return [
    ...tree.problems,
    ...unknown.map((path) => unknownField(tree, schema, path, original)),
    ...broken.map(({ path }) => fieldProblem(tree, schema, path)),
  ];
}

function noFields(shape: Shape): Fault {
  const [line = ''] = exampleLines(shape);
  const hint = `Write each field on a line of its own${line && `: \`${line}\``}.`;
  return { code: 'field-type', message: 'There are no fields here, only a text or a list.', hint };
}

const maxExampleLines = 20;

/** The one fault of a file without fields, instead of one for each that is missing. */
function empty(shape: Shape): Fault {
  const lines = exampleLines(shape);
  const message = 'There are no fields here.';
  if (lines.length > maxExampleLines)
    return { code: 'fields-missing', message, hint: 'content/README.md says what to write.' };
  const block = lines.map((line) => `\n  ${line}`).join('');
  return { code: 'fields-missing', message, hint: `Write, for example:${block}` };
}

function fieldProblem(tree: Tree, { shape }: FileSchema, path: Path): Problem {
  const { source, value } = tree;
  const expected = fieldAt(shape, path);
  const above = path.slice(0, -1);
  // A text that stands for an object is its first field.
  const isAbove = !tree.spans(path) && typeof valueAt(value, above) === 'string';
  const place = isAbove ? above : path;
  const spans = tree.spans(place);
  if (!spans) return problemAt(source, spanFor(tree, path), missingField(path, expected));
  const found = valueAt(value, place);
  const span = found === null ? spans.key : spans.value;
  const fault = invalidField(place, found, expected, isAbove || isOptionalAt(shape, path));
  const specificHint =
    (found === null ? commentedOut(source, span.start) : undefined) ??
    (expected?.type?.isProse ? itemWithColon(source, span.start, place) : undefined);
  return problemAt(source, span, { ...fault, hint: specificHint ?? fault.hint });
}

/** The hint for an item of a list whose colon makes it a field. */
function itemWithColon({ text }: Located, start: number, path: Path): string | undefined {
  const item = /^\s*- (\S+:\s.*\S)\s*$/.exec(lineAt(text, start).text)?.[1];
  return typeof path.at(-1) === 'number' && item
    ? `Write \`- ${quoteIfNeeded(item)}\`.`
    : undefined;
}

/** The hint for a value that YAML takes for a comment. */
function commentedOut({ text }: Located, start: number): string | undefined {
  const field = yamlFieldAt(text, start);
  if (!field?.value.startsWith('#')) return undefined;
  return `\`#\` begins a note, which isn't read. Write \`${quotedField(field.key, field.value)}\`.`;
}
