// In: a field that isn't in its schema. Out: the problem, with the intended field or the place where it belongs.
import {
  bodyName,
  fieldAt,
  type FileSchema,
  leavesOf,
  type Shape,
  shapeAt,
} from '../fields/shape.ts';
import { positionOf, problemAt, type Issue, type Span } from '../report/locate.ts';
import { listNear, nearest } from '../../text/nearest.ts';
import type { Problem } from '../report/problem.ts';
import type { ParsedFile } from '../source/source-file.ts';
import type { YamlTree } from '../source/read-yaml.ts';
import { valueAt, type Path } from '../fields/value-at.ts';
import { originalName } from '../../text/language-name.ts';

/** The original of a translation; only it may set language-neutral fields. */
export interface Original {
  readonly shape: Shape;
  readonly source: ParsedFile;
}

export function unknownField(
  tree: YamlTree,
  schema: FileSchema,
  path: Path,
  original?: Original,
): Problem {
  const span = tree.spans(path)?.key ?? spanFor(tree, path);
  const originalField = original && fieldAt(original.shape, path);
  if (originalField) return problemAt(tree.source, span, sharedIssue(path, original));
  const name = String(path.at(-1));
  const fieldNames = Object.keys(shapeAt(schema.shape, path.slice(0, -1)) ?? {});
  const intended = intendedPath(schema, tree, path);
  const message = name
    ? `There is no field \`${name}\` here.`
    : 'The name of the field is missing before the colon.';
  const suggestion = intended && `Did you mean \`${String(intended.at(-1))}\`?`;
  const hint =
    draftHint(tree, schema, path) ?? suggestion ?? unknownHint(tree, schema, path, fieldNames);
  return problemAt(tree.source, span, { code: 'field-unknown', message, hint });
}

/** How other programs mark drafts: deleting such a line would publish the entry. */
const publicationField =
  /^(?:(?:un)?publish(?:ed)?|public|visible|hidden|private|status): (?:true|false|yes|no|draft|pending|private)$/i;

function draftHint(
  { value, spans }: YamlTree,
  { shape }: FileSchema,
  path: Path,
): string | undefined {
  const isPublicationField = publicationField.test(
    `${path.join('.')}: ${String(valueAt(value, path))}`,
  );
  if (!isPublicationField || !('draft' in shape) || spans(['draft'])) return undefined;
  return 'Write `draft: true` if it isn’t to be published, or delete this line if it is.';
}

const textBelow = 'the text below the second `---`';

function unknownHint(
  tree: YamlTree,
  schema: FileSchema,
  path: Path,
  fieldNames: readonly string[],
): string {
  const name = String(path.at(-1));
  const isInItem = path.some((step) => typeof step === 'number');
  const parents = leavesOf(schema.shape)
    .filter((leaf) => leaf.path.at(-1) === name && !tree.spans(leaf.path))
    .map((leaf) => leaf.path.slice(0, -1).join('.'));
  const [parent, ...otherParents] = isInItem ? [] : parents;
  if (parent === '') return 'Write it without a space before it.';
  if (parent && otherParents.length === 0)
    return `It is a field of \`${parent}\`: write it there, indented by two spaces.`;
  const target = resolveAlias(schema, path);
  if (target?.at(-1) === bodyName) return `Write it as ${textBelow}.`;
  const similar = target?.at(-1) ?? nearest(name, fieldNames);
  if (similar !== undefined)
    return `Write it in \`${String(similar)}\`, which is set already, or delete this line.`;
  const fields = `The fields are ${listNear(name, fieldNames, sectionOn(tree.source.file))}`;
  const hasBodyAlias = !isInItem && [...(schema.aliases?.values() ?? [])].includes(bodyName);
  return hasBodyAlias ? `${fields}; what fits none of them belongs in ${textBelow}.` : `${fields}.`;
}

/** Resolves the alias at a section of the guide on the fields of a file. */
function sectionOn(file: string): string {
  if (file.endsWith('/site.yaml')) return 'addresses-and-social-links';
  return file.endsWith('/messages.yaml') ? 'buttons-and-labels' : 'every-field';
}

/** The path to the path of its field, or of the body. */
function resolveAlias({ aliases }: FileSchema, path: Path): Path | undefined {
  const names = path.filter((step) => typeof step === 'string');
  const name = aliases?.get(names.join('.'))?.split('.').at(-1);
  return name === undefined ? undefined : [...path.slice(0, -1), name];
}

/** The unset field that an unknown one is an alias or a misspelling of. */
export function intendedPath(schema: FileSchema, tree: YamlTree, path: Path): Path | undefined {
  const parent = path.slice(0, -1);
  const names = Object.keys(shapeAt(schema.shape, parent) ?? {});
  const unset = names.filter((name) => !tree.spans([...parent, name]));
  const name = String(path.at(-1));
  const target = resolveAlias(schema, path);
  if (target && target.at(-1) !== bodyName && !tree.spans(target)) return target;
  const similar = target ? undefined : nearest(name, unset);
  return similar === undefined ? undefined : [...parent, similar];
}

function sharedIssue(path: Path, { source }: Original): Issue {
  const originalSpan = source.tree.spans(path)?.key;
  const message = `\`${path.join('.')}\` is language-neutral and belongs to the ${originalName()} file only.`;
  const hint = originalSpan
    ? `It is set in ${source.file}:${positionOf(source.text, originalSpan.start).line}. Delete this line.`
    : `Move this line to ${source.file}.`;
  return { code: 'field-shared', message, hint };
}

/** Where a missing field is reported: at its parent, the opening fence or the beginning of the file. */
export function spanFor({ source, spans }: YamlTree, path: Path): Span {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const parent = spans(path.slice(0, depth));
    if (parent) return parent.key;
  }
  return { start: 0, end: source.text.startsWith('---') ? 3 : 0 };
}
