// In: parsed YAML and its schema. Out: valid fields, or every problem with them.
import { type InvalidValue, readFields } from '../fields/read-fields.ts';
import { type Field, type FileSchema, type Shape } from '../fields/shape.ts';
import { isObject } from '../../text/is-object.ts';
import {
  quoteIfNeeded,
  fieldLineAt as yamlFieldAt,
  quotedField,
  lineAt,
} from '../report/yaml-text.ts';
import { problemAt, type Issue, type SourceText } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { YamlTree } from '../source/read-yaml.ts';
import type { Path } from '../fields/value-at.ts';
import { checkValues } from './check-values.ts';
import { exampleLines, invalidField, missingField } from './explain-field.ts';
import { intendedPath, spanFor, unknownField, type Original } from './unknown-field.ts';
import type { FieldValues } from '../fields/content.ts';

export interface CheckedFields {
  /** Absent where there is an error. */
  readonly fields?: FieldValues;
  readonly problems: readonly Problem[];
}

/** Checks parsed YAML against a schema; of a translation, against its original too. Drafts may be unfinished. */
export function checkFields(
  tree: YamlTree,
  schema: FileSchema,
  { original, isDraft = false }: { original?: Original | undefined; isDraft?: boolean } = {},
): CheckedFields {
  if (!tree.isSound) return { problems: tree.problems };
  const { source, value } = tree;
  const given = isObject(value) ? value : {};
  const errors: InvalidValue[] = [];
  const fields = readFields(schema.shape, given, errors);
  const isOther = value !== null && !isObject(value);
  if (isOther || (errors.length > 0 && Object.keys(given).length === 0)) {
    const span = tree.spans([])?.value ?? spanFor(tree, []);
    return { problems: [problemAt(source, span, noFields(schema.shape))] };
  }
  const wrong = [...tree.problems, ...explain(tree, schema, errors, original)];
  const lines = new Set(wrong.map(({ line }) => line));
  const ofValues = checkValues(tree, schema, isDraft).filter(({ line }) => !lines.has(line));
  const problems = [...wrong, ...ofValues];
  return problems.some(({ severity }) => severity === 'error')
    ? { problems }
    : { fields, problems };
}

function explain(
  tree: YamlTree,
  schema: FileSchema,
  errors: readonly InvalidValue[],
  original?: Original,
): Problem[] {
  const unknown = errors.filter(({ field }) => !field);
  const misspelt = new Set(unknown.map(({ path }) => intendedPath(schema, tree, path)?.join(' ')));
  return errors.flatMap(({ path, field, value }) => {
    if (!field) return unknownField(tree, schema, path, original);
    // A misspelt field isn't reported as missing too.
    return misspelt.has(path.join(' ')) ? [] : fieldProblem(tree, path, field, value);
  });
}

const maxExampleLines = 20;

/** The one issue of a file without fields, instead of one for each that is missing. */
function noFields(shape: Shape): Issue {
  const lines = exampleLines(shape);
  const message = 'There are no fields here.';
  if (lines.length > maxExampleLines)
    return { code: 'fields-missing', message, hint: 'content/README.md says what to write.' };
  const block = lines.map((line) => `\n  ${line}`).join('');
  return { code: 'fields-missing', message, hint: `Write, for example:${block}` };
}

function fieldProblem(tree: YamlTree, path: Path, field: Field, value: unknown): Problem {
  const { source } = tree;
  // A text that stands for an object is one of its fields.
  const place = value === undefined || tree.spans(path) ? path : path.slice(0, -1);
  const spans = tree.spans(place);
  if (!spans) return problemAt(source, spanFor(tree, path), missingField(path, field));
  const span = value === null ? spans.key : spans.value;
  const specificHint =
    (value === null ? commentedOut(source, span.start) : undefined) ??
    (field.type?.isProse ? itemWithColon(source, span.start, place) : undefined);
  const issue = invalidField(place, value, field);
  return problemAt(source, span, { ...issue, hint: specificHint ?? issue.hint });
}

/** The hint for an item of a list whose colon makes it a field. */
function itemWithColon({ text }: SourceText, start: number, path: Path): string | undefined {
  const field = /^\s*- /.test(lineAt(text, start).text) ? yamlFieldAt(text, start) : undefined;
  return typeof path.at(-1) === 'number' && field
    ? `Write \`- ${quoteIfNeeded(`${field.key}: ${field.value}`)}\`.`
    : undefined;
}

/** The hint for a value that YAML takes for a comment. */
function commentedOut({ text }: SourceText, start: number): string | undefined {
  const field = yamlFieldAt(text, start);
  if (!field?.value.startsWith('#')) return undefined;
  return `\`#\` begins a note, which isn't read. Write \`${quotedField(field.key, field.value)}\`.`;
}
