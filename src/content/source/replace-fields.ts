// In: a file, and other values of its fields. Out: its text with the lines of changed values replaced, and all others as they are.
import { isMap, isNode, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { isObject } from '../../text/is-object.ts';
import type { ParsedFile } from './source-file.ts';
import { type YamlValue, type YamlValues, writeFields } from './write-fields.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces the lines of values that aren't as they were before, the notes behind them aside. */
export function replaceFields(
  document: ParsedFile,
  before: YamlValues,
  values: YamlValues,
): string {
  const { file, text, fences } = document;
  const { contents } = document.tree;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const isWhole = file.endsWith('.yaml') || 'code' in fences;
  const start = isWhole ? 0 : fences.start;
  // Sveltia CMS hands over no line end with the last line.
  const isOpen = isWhole && text !== '' && !text.endsWith('\n');
  const yaml = text.slice(start) + (isOpen ? eol : '');
  const last = isWhole ? yaml.trimEnd().length : fences.end - start;
  const apply = (edited: string, edit: Edit) =>
    edited.slice(0, edit.start) + edit.text.replaceAll('\n', eol) + edited.slice(edit.end);
  // Where an insertion touches a replaced span, the insertion comes before it, and is applied after it.
  const end = yaml.indexOf('\n', last) + 1;
  const all = Object.keys(values).length > 0 ? writeFields(values) : '';
  const edits = isBlock(contents)
    ? editsOf(contents, before, values, yaml)
    : [{ start: contents?.range?.[0] ?? end, end, text: all }];
  const sorted = edits.toSorted((a, b) => b.start - a.start || b.end - a.end);
  return text.slice(0, start) + sorted.reduce(apply, yaml);
}

function editsOf(map: YAMLMap, before: YamlValues, values: YamlValues, yaml: string): Edit[] {
  const spans = map.items.map(({ key, value }) => ({
    name: String(key),
    node: value,
    ...linesOf(key, value ?? key, yaml),
  }));
  const [first = { start: 0, lineStart: 0 }] = spans;
  const column = first.start - first.lineStart;
  const indent = ' '.repeat(column);
  const changed = spans.flatMap(({ name, node, start, end, note }): Edit[] => {
    const [old, value] = [before[name], values[name]];
    if (value === undefined && isSeq(node) && node.items.length === 0) return [];
    if (value === undefined) return [{ start: start - column, end, text: '' }];
    if (isSame(old, value)) return [];
    if (isBlock(node) && isObject(old) && isObject(value)) return editsOf(node, old, value, yaml);
    if (isSeq(node) && isOnLines(node, yaml) && isList(old) && isList(value))
      return editsOfList(node, old, value, yaml);
    return [{ start, end, text: writeFields({ [name]: value }, indent, note).slice(column) }];
  });
  const names = Object.keys(values);
  const added = Object.entries(values).flatMap(([name, value], index): Edit[] => {
    if (spans.some((span) => span.name === name)) return [];
    const places = names.slice(0, index).map((each) => spans.find((span) => span.name === each));
    const at = places.findLast((place) => place)?.end ?? first.start - column;
    return [{ start: at, end: at, text: writeFields({ [name]: value }, indent) }];
  });
  return [...added.toReversed(), ...changed];
}

/** The items that are the same at the beginning and at the end of a list stay, with what stands behind them. */
function editsOfList(
  { items }: YAMLSeq,
  before: readonly YamlValue[],
  values: readonly YamlValue[],
  yaml: string,
): Edit[] {
  const lines = items.map((item) => linesOf(item, item, yaml));
  const prefixLength = sameAtStart(before, values);
  const rest = [before, values].map((each) => each.slice(prefixLength).toReversed());
  const sameAtEnd = sameAtStart(rest[0] ?? [], rest[1] ?? []);
  const removed = lines.slice(prefixLength, lines.length - sameAtEnd);
  const added = values.slice(prefixLength, values.length - sameAtEnd);
  const [item, old, value] = [items[prefixLength], before[prefixLength], added[0]];
  const isOne = removed.length === 1 && added.length === 1;
  if (isOne && isBlock(item) && isObject(old) && isObject(value) && isBelow(item, value))
    return editsOf(item, old, value, yaml);
  const start = (removed[0] ?? lines[prefixLength])?.lineStart ?? lines.at(-1)?.end ?? 0;
  const end = removed.at(-1)?.end ?? start;
  const indent = ' '.repeat((lines[0]?.start ?? 0) - (lines[0]?.lineStart ?? 0) - '- '.length);
  const note = isOne ? removed[0]?.note : '';
  return [{ start, end, text: added.length > 0 ? writeFields(added, indent, note) : '' }];
}

/** How many items two lists have in common before the first that differs. */
function sameAtStart(a: readonly YamlValue[], b: readonly YamlValue[]): number {
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
function isBelow({ items }: YAMLMap, values: YamlValues): boolean {
  return String(items[0]?.key) === Object.keys(values)[0];
}

/** Whether fields stand on lines of their own, and not in braces. */
function isBlock(node: unknown): node is YAMLMap {
  return isMap(node) && !node.flow;
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
  const header = isScalar(to) ? yaml.slice(first, yaml.indexOf('\n', first)) : '';
  return { start, lineStart, end: last, note: / #.*/.exec(header)?.[0] ?? '' };
}

function rangeOf(node: unknown): readonly [number, number] {
  const [start = 0, end = 0] = (isNode(node) && node.range) || [];
  return [start, end];
}

function isList(value: YamlValue | undefined): value is readonly YamlValue[] {
  return Array.isArray(value);
}

function isSame(a: YamlValue | undefined, b: YamlValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
