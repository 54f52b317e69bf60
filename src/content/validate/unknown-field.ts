// In: a field that isn't in its schema. Out: the problem, with the field that was intended or where it belongs.
import { bodyName } from '../schema/collection.ts';
import { type ObjectSchema, schemaAt, type Shape, shapeAt, shapeOf } from '../schema/shape.ts';
import { otherNames } from '../schema/other-names.ts';
import { positionOf, problemAt, type Fault, type Located, type Span } from '../problem/locate.ts';
import { nearest } from '../../text/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import { treeOf } from './front-matter.ts';
import type { Tree } from './yaml.ts';
import { valueAt, type Path } from '../at-path.ts';
import { originalName } from '../../text/language-name.ts';

/** The original of a translation, to which shared fields belong. */
export interface Original {
  readonly shape: Shape;
  readonly source: Located;
}

/** The problem of a field that isn't in the schema. */
export function unknownField(
  tree: Tree,
  schema: ObjectSchema,
  path: Path,
  original?: Original,
): Problem {
  const span = tree.spans(path)?.key ?? spanFor(tree, path);
  const belongsElsewhere = original && schemaAt(original.shape, path);
  if (belongsElsewhere) return problemAt(tree.source, span, sharedFault(path, original));
  const name = String(path.at(-1));
  const known = Object.keys(shapeAt(schema, path.slice(0, -1)) ?? {});
  const meant = intendedPath(schema, tree, path);
  if (meant && meant.length < path.length) return problemAt(tree.source, span, tooDeep(tree, path));
  const message = name
    ? `There is no field \`${name}\` here.`
    : 'The name of the field is missing before the colon.';
  const hint =
    meant === undefined
      ? unknownHint(path, known, schema)
      : `Did you mean \`${String(meant.at(-1))}\`?`;
  return problemAt(tree.source, span, { code: 'field-unknown', message, hint });
}

const textBelow = 'the text below the second `---`';

function unknownHint(path: Path, known: readonly string[], schema: ObjectSchema): string {
  const name = String(path.at(-1));
  const [group = '', below = '', ...deeper] = name.split('.');
  if (below && deeper.length === 0 && schemaAt(schema.shape, [group, below]))
    return `Write \`${group}:\`, and below it, indented by two spaces, \`${below}: …\`.`;
  const other = otherName(schema, path);
  if (other?.at(-1) === bodyName) return `Write it as ${textBelow}.`;
  const near = other?.at(-1) ?? nearest(name, known);
  if (near !== undefined)
    return `Write it in \`${near}\`, which is set already, or delete this line.`;
  const fields = `The fields are ${known.map((each) => `\`${each}\``).join(', ')}`;
  const takesText = Object.values(otherNames.get(schema) ?? {}).includes(bodyName);
  return takesText ? `${fields}; what none of them takes belongs into ${textBelow}.` : `${fields}.`;
}

/** The path of the field, or of the body, that is known by another name. */
function otherName(schema: ObjectSchema, path: Path): readonly string[] | undefined {
  const names = otherNames.get(schema) ?? {};
  const name = path.join('.');
  return Object.hasOwn(names, name) ? names[name]?.split('.') : undefined;
}

/** The unset field that an unknown one was most likely meant to be: by another name, misspelt, or indented below a group. */
export function intendedPath(schema: ObjectSchema, tree: Tree, path: Path): Path | undefined {
  const parent = path.slice(0, -1);
  const names = Object.keys(shapeAt(schema, parent) ?? {});
  const unset = names.filter((name) => !tree.spans([...parent, name]));
  const name = String(path.at(-1));
  const other = otherName(schema, path);
  if (other && other.at(-1) !== bodyName && !tree.spans(other)) return other;
  const near = other ? undefined : nearest(name, unset);
  if (near !== undefined) return [...parent, near];
  return Object.hasOwn(schema.shape, name) && !tree.spans([name]) ? [name] : undefined;
}

/** The fault of a field that is indented below a group, and belongs beside it. */
function tooDeep({ source, spans }: Tree, path: Path): Fault {
  const [group = '', name = ''] = [path[0], path.at(-1)].map(String);
  const column = positionOf(source.text, spans([group])?.key.start ?? 0).column - 1;
  return {
    code: 'field-indent',
    message: `\`${name}\` doesn't belong to \`${group}\`, and must not be indented below it.`,
    hint: `Write \`${name}: …\` with ${spaces(column)} before it, like \`${group}\`.`,
  };
}

function spaces(count: number): string {
  return count === 0 ? 'no space' : `${count} space${count === 1 ? '' : 's'}`;
}

function sharedFault(path: Path, { source }: Original): Fault {
  const tree = treeOf(source);
  const there = tree?.spans(path)?.key;
  const message = `\`${path.join('.')}\` is language-neutral and belongs to the ${originalName()} file only.`;
  const move = tree?.isSound
    ? `Move this line to ${source.file}.`
    : `Delete this line once ${source.file} sets it.`;
  const hint = there
    ? `It is set in ${source.file}:${positionOf(source.text, there.start).line}. Delete this line.`
    : move;
  return { code: 'field-shared', message, hint };
}

/** The unknown fields that belong to the empty object at `path`, but aren't indented below it. */
export function notIndented(
  tree: Tree,
  schema: ObjectSchema,
  path: Path,
  unknown: readonly Path[],
): readonly Path[] {
  const shape = shapeOf(schemaAt(schema.shape, path));
  if (!shape || valueAt(tree.value, path) !== null) return [];
  const parent = path.slice(0, -1).join(' ');
  return unknown.filter(
    (each) => each.slice(0, -1).join(' ') === parent && Object.hasOwn(shape, each.at(-1) ?? ''),
  );
}

/** The problem of fields that must be indented below `path`. */
export function flatProblem(tree: Tree, path: Path, names: readonly Path[]): Problem {
  const span = tree.spans(path)?.key ?? spanFor(tree, []);
  const list = names.map((each) => `\`${String(each.at(-1))}\``).join(', ');
  const message = `${list} ${names.length > 1 ? 'belong' : 'belongs'} to \`${path.join('.')}\`, and must be indented below it.`;
  const hint = `Write two spaces before ${names.length > 1 ? 'each of them' : 'it'}.`;
  return problemAt(tree.source, span, { code: 'field-indent', message, hint });
}

/** Where a missing field is reported: its parent, or the opening fence, or else the beginning of the file. */
export function spanFor({ source, spans }: Tree, path: Path): Span {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const parent = spans(path.slice(0, depth));
    if (parent) return parent.key;
  }
  return { start: 0, end: source.text.startsWith('---') ? 3 : 0 };
}
