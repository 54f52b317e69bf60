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
  /** Undefined if there is an error. */
  readonly fields?: FieldValues;
  readonly problems: readonly Problem[];
}

/** Checks parsed YAML against a schema, and a translation against its original too. Drafts may be unfinished. */
export function checkFields(
  tree: YamlTree,
  schema: FileSchema,
  { original, isDraft = false }: { original?: Original | undefined; isDraft?: boolean } = {},
): CheckedFields {
  if (!tree.isSound) return { problems: tree.problems };
  const { source, value } = tree;
  const values = isObject(value) ? value : {};
  const errors: InvalidValue[] = [];
  const fields = readFields(schema.shape, values, errors);
  const isOtherType = value !== null && !isObject(value);
  if (isOtherType || (errors.length > 0 && Object.keys(values).length === 0)) {
    const span = tree.spans([])?.value ?? spanFor(tree, []);
    return { problems: [problemAt(source, span, noFieldsIssue(schema.shape))] };
  }
  const fieldProblems = [...tree.problems, ...explain(tree, schema, errors, original)];
  const lines = new Set(fieldProblems.map(({ line }) => line));
  const valueProblems = checkValues(tree, schema, isDraft).filter(({ line }) => !lines.has(line));
  const problems = [...fieldProblems, ...valueProblems];
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

/** Reported once for a file without fields, instead of once per missing field. */
function noFieldsIssue(shape: Shape): Issue {
  const lines = exampleLines(shape);
  const message = 'There are no fields here.';
  if (lines.length > maxExampleLines)
    return { code: 'fields-missing', message, hint: 'content/README.md says what to write.' };
  const block = lines.map((line) => `\n  ${line}`).join('');
  return { code: 'fields-missing', message, hint: `Write, for example:${block}` };
}

function fieldProblem(tree: YamlTree, path: Path, field: Field, value: unknown): Problem {
  const { source } = tree;
  // A string may be the shorthand of an object: the problem is then reported at the object.
  const reportedPath = value === undefined || tree.spans(path) ? path : path.slice(0, -1);
  const spans = tree.spans(reportedPath);
  if (!spans) return problemAt(source, spanFor(tree, path), missingField(path, field));
  const span = value === null ? spans.key : spans.value;
  const specificHint =
    (value === null ? commentedOut(source, span.start) : undefined) ??
    (field.type?.isProse ? itemWithColon(source, span.start, reportedPath) : undefined);
  const issue = invalidField(reportedPath, value, field);
  return problemAt(source, span, { ...issue, hint: specificHint ?? issue.hint });
}

/** The hint for a list item that YAML parses as a field, because of its colon. */
function itemWithColon({ text }: SourceText, start: number, path: Path): string | undefined {
  const field = /^\s*- /.test(lineAt(text, start).text) ? yamlFieldAt(text, start) : undefined;
  return typeof path.at(-1) === 'number' && field
    ? `Write \`- ${quoteIfNeeded(`${field.key}: ${field.value}`)}\`.`
    : undefined;
}

/** The hint for a value that YAML parses as a comment. */
function commentedOut({ text }: SourceText, start: number): string | undefined {
  const field = yamlFieldAt(text, start);
  if (!field?.value.startsWith('#')) return undefined;
  return `\`#\` begins a remark, which isn’t read. Write \`${quotedField(field.key, field.value)}\`.`;
}
