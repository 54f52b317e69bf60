// In: YAML, and values as a form holds them. Out: the YAML with the lines of changed values replaced, and all others as they are.
import { isMap, isSeq, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Field, Shape } from '../fields/shape.ts';
import {
  filledIn,
  isValues,
  plain,
  type Value,
  valueOf,
  type Values,
  withLineEnd,
  withoutEmpty,
} from './values-in.ts';
import { writeLines } from './write-yaml.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces the lines of changed values, the notes behind them aside; what is empty is left out. */
export function replaceValues(source: string, values: Values, shape: Shape): string {
  const yaml = withLineEnd(source);
  const { contents } = parseDocument(yaml, plain);
  const filled = withoutEmpty(values, shape);
  if (!isMap(contents) || contents.flow) {
    const printed = Object.keys(filled).length > 0 ? writeLines(filled, '') : '';
    return contents === null ? yaml + printed : printed;
  }
  const edits = editsOf(contents, filled, shape, yaml).toSorted(fromTheEnd);
  return edits.reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    yaml,
  );
}

function editsOf(map: YAMLMap, values: Values, shape: Shape, yaml: string): Edit[] {
  const spans = map.items.map(({ key, value }) => {
    const name = String(key);
    return { name, node: value, field: shape[name], ...linesOf(key, value ?? key, yaml) };
  });
  const column = (spans[0]?.start ?? 0) - (spans[0]?.lineStart ?? 0);
  const indent = ' '.repeat(column);
  const changed = spans.flatMap(({ name, node, field, start, end, note }): Edit[] => {
    const [old, value] = [filledIn(valueOf(node, field), field), values[name]];
    if (value === undefined && isSeq(node) && node.items.length === 0) return [];
    if (value === undefined) return [{ start: start - column, end, text: '' }];
    if (isSame(old, value)) return [];
    if (isMap(node) && !node.flow && isValues(value))
      return editsOf(node, value, field?.fields ?? {}, yaml);
    if (isSeq(node) && isOnLines(node, yaml) && isList(old) && isList(value))
      return editsOfList(node, [old, value], field, yaml);
    return [{ start, end, text: writeLines({ [name]: value }, indent, note).slice(column) }];
  });
  const names = Object.keys(values);
  const added = names.flatMap((name, index): Edit[] => {
    if (spans.some((span) => span.name === name)) return [];
    const before = names
      .slice(0, index)
      .findLast((each) => spans.some((span) => span.name === each));
    const place = spans.find((span) => span.name === before);
    const at = place?.end ?? (spans[0]?.start ?? 0) - column;
    return [{ start: at, end: at, text: writeLines({ [name]: values[name] }, indent) }];
  });
  return [...added.toReversed(), ...changed];
}

/** The items that are the same at the beginning and at the end of a list stay, with what stands behind them. */
function editsOfList(
  { items }: YAMLSeq,
  [old, values]: readonly [readonly Value[], readonly Value[]],
  field: Field | undefined,
  yaml: string,
): Edit[] {
  const lines = items.map((item) => linesOf(item, item, yaml));
  const prefixLength = sameAtStart(old, values);
  const rest = [old.slice(prefixLength), values.slice(prefixLength)] as const;
  const sameAtEnd = sameAtStart(rest[0].toReversed(), rest[1].toReversed());
  const removed = lines.slice(prefixLength, lines.length - sameAtEnd);
  const added = values.slice(prefixLength, values.length - sameAtEnd);
  const [item, value] = [items[prefixLength], added[0]];
  const isOne = removed.length === 1 && added.length === 1;
  if (isOne && isMap(item) && isValues(value) && isBelow(item, value))
    return editsOf(item, value, field?.items ?? {}, yaml);
  const start = (removed[0] ?? lines[prefixLength])?.lineStart ?? lines.at(-1)?.end ?? 0;
  const end = removed.at(-1)?.end ?? start;
  const indent = ' '.repeat((lines[0]?.start ?? 0) - (lines[0]?.lineStart ?? 0) - '- '.length);
  const note = isOne ? removed[0]?.note : '';
  return [{ start, end, text: added.length > 0 ? writeLines(added, indent, note) : '' }];
}

/** How many items two lists have in common before the first that differs. */
function sameAtStart(a: readonly Value[], b: readonly Value[]): number {
  const index = b.findIndex((each, at) => !isSame(a[at], each));
  return index === -1 ? b.length : index;
}

/** Whether each item of a list has its dash on its own first line. */
function isOnLines({ items, flow }: YAMLSeq, yaml: string): boolean {
  return (
    !flow &&
    items.every((item) => {
      const { start, lineStart } = linesOf(item, item, yaml);
      return /^ *- $/.test(yaml.slice(lineStart, start));
    })
  );
}

/** Whether the first field of an item, which stands behind its dash, stays. */
function isBelow({ items, flow }: YAMLMap, values: Values): boolean {
  return !flow && String(items[0]?.key) === Object.keys(values)[0];
}

/** Where an insertion touches a replaced span, the insertion comes before it, and is applied after it. */
function fromTheEnd(a: Edit, b: Edit): number {
  return b.start - a.start || b.end - a.end;
}

/** From a node to the end of the last line of another, and the note behind that value. */
function linesOf(from: unknown, to: unknown, yaml: string) {
  const [start] = rangeOf(from);
  const [first, last] = rangeOf(to);
  const lineStart = yaml.lastIndexOf('\n', start - 1) + 1;
  if (yaml[last - 1] !== '\n') {
    const end = yaml.indexOf('\n', last) + 1;
    return { start, lineStart, end, note: yaml.slice(last, end).trimEnd() };
  }
  const header = to instanceof Scalar ? yaml.slice(first, yaml.indexOf('\n', first)) : '';
  return { start, lineStart, end: last, note: / #.*/.exec(header)?.[0] ?? '' };
}

function rangeOf(node: unknown): readonly [number, number] {
  const range =
    typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) ? [Number(range[0]), Number(range[1])] : [0, 0];
}

function isList(value: Value | null | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

function isSame(a: Value | undefined, b: Value | null | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
