// In: a field that isn't in its schema. Out: the problem, with the field that was intended or where it belongs.
import {
  bodyName,
  fieldAt,
  type FileSchema,
  leavesOf,
  type Shape,
  shapeAt,
} from '../fields/shape.ts';
import { positionOf, problemAt, type Issue, type Span } from '../report/locate.ts';
import { nearest } from '../../text/nearest.ts';
import type { Problem } from '../report/problem.ts';
import type { ParsedFile } from '../source/source-file.ts';
import type { YamlTree } from '../source/read-yaml.ts';
import { valueAt, type Path } from '../fields/value-at.ts';
import { originalName } from '../../text/language-name.ts';

/** The original of a translation, to which shared fields belong. */
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
  const belongsElsewhere = original && fieldAt(original.shape, path);
  if (belongsElsewhere) return problemAt(tree.source, span, sharedIssue(path, original));
  const name = String(path.at(-1));
  const known = Object.keys(shapeAt(schema.shape, path.slice(0, -1)) ?? {});
  const intended = intendedPath(schema, tree, path);
  const message = name
    ? `There is no field \`${name}\` here.`
    : 'The name of the field is missing before the colon.';
  const meant = intended && `Did you mean \`${String(intended.at(-1))}\`?`;
  const hint = draftHint(tree, schema, path) ?? meant ?? unknownHint(tree, schema, path, known);
  return problemAt(tree.source, span, { code: 'field-unknown', message, hint });
}

/** How other programs say that an entry is published, or that it isn't: to delete that line would publish a draft. */
const publication =
  /^(?:(?:un)?publish(?:ed)?|public|visible|hidden|private|status): (?:true|false|yes|no|draft|pending|private)$/i;

function draftHint(
  { value, spans }: YamlTree,
  { shape }: FileSchema,
  path: Path,
): string | undefined {
  const isMeant = publication.test(`${path.join('.')}: ${String(valueAt(value, path))}`);
  if (!isMeant || !('draft' in shape) || spans(['draft'])) return undefined;
  return 'Write `draft: true` if it isn’t to be published, or delete this line if it is.';
}

const textBelow = 'the text below the second `---`';

function unknownHint(
  tree: YamlTree,
  schema: FileSchema,
  path: Path,
  known: readonly string[],
): string {
  const name = String(path.at(-1));
  const isInItem = path.some((step) => typeof step === 'number');
  const places = leavesOf(schema.shape)
    .filter((each) => each.path.at(-1) === name && !tree.spans(each.path))
    .map((each) => each.path.slice(0, -1).join('.'));
  const [place, ...others] = isInItem ? [] : places;
  if (place === '') return 'Write it without a space before it.';
  if (place && others.length === 0)
    return `It is a field of \`${place}\`: write it there, indented by two spaces.`;
  const other = otherName(schema, path);
  if (other?.at(-1) === bodyName) return `Write it as ${textBelow}.`;
  const near = other?.at(-1) ?? nearest(name, known);
  if (near !== undefined)
    return `Write it in \`${String(near)}\`, which is set already, or delete this line.`;
  const fields = `The fields are ${known.map((each) => `\`${each}\``).join(', ')}`;
  const takesText = !isInItem && [...(schema.aliases?.values() ?? [])].includes(bodyName);
  return takesText ? `${fields}; what none of them takes belongs into ${textBelow}.` : `${fields}.`;
}

/** The path of the field, or of the body, that is known by another name. */
function otherName({ aliases }: FileSchema, path: Path): Path | undefined {
  const names = path.filter((step) => typeof step === 'string');
  const name = aliases?.get(names.join('.'))?.split('.').at(-1);
  return name === undefined ? undefined : [...path.slice(0, -1), name];
}

/** The unset field that an unknown one was most likely meant to be: by another name, or misspelt. */
export function intendedPath(schema: FileSchema, tree: YamlTree, path: Path): Path | undefined {
  const parent = path.slice(0, -1);
  const names = Object.keys(shapeAt(schema.shape, parent) ?? {});
  const unset = names.filter((name) => !tree.spans([...parent, name]));
  const name = String(path.at(-1));
  const other = otherName(schema, path);
  if (other && other.at(-1) !== bodyName && !tree.spans(other)) return other;
  const near = other ? undefined : nearest(name, unset);
  return near === undefined ? undefined : [...parent, near];
}

function sharedIssue(path: Path, { source }: Original): Issue {
  const originalSpan = source.tree.spans(path)?.key;
  const message = `\`${path.join('.')}\` is language-neutral and belongs to the ${originalName()} file only.`;
  const hint = originalSpan
    ? `It is set in ${source.file}:${positionOf(source.text, originalSpan.start).line}. Delete this line.`
    : `Move this line to ${source.file}.`;
  return { code: 'field-shared', message, hint };
}

/** Where a missing field is reported: its parent, or the opening fence, or else the beginning of the file. */
export function spanFor({ source, spans }: YamlTree, path: Path): Span {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const parent = spans(path.slice(0, depth));
    if (parent) return parent.key;
  }
  return { start: 0, end: source.text.startsWith('---') ? 3 : 0 };
}
