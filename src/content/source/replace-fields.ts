// In: a file, and new values of its fields. Out: its text, in which only the lines of changed values are replaced.
import { isMap, isNode, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { isObject } from '../../text/is-object.ts';
import type { ParsedFile } from './source-file.ts';
import { type YamlValue, type YamlValues, writeFields } from './write-fields.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces the lines of values that differ from those before, except the comments behind them. */
export function replaceFields(source: ParsedFile, before: YamlValues, values: YamlValues): string {
  const { file, text, fences } = source;
  const { contents } = source.tree;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const isYamlOnly = file.endsWith('.yaml') || 'code' in fences;
  const start = isYamlOnly ? 0 : fences.start;
  // Sveltia CMS passes the last line without a line end.
  const isOpen = isYamlOnly && text !== '' && !text.endsWith('\n');
  const yaml = text.slice(start) + (isOpen ? eol : '');
  const last = isYamlOnly ? yaml.trimEnd().length : fences.end - start;
  const apply = (edited: string, edit: Edit) =>
    edited.slice(0, edit.start) + edit.text.replaceAll('\n', eol) + edited.slice(edit.end);
  const end = yaml.indexOf('\n', last) + 1;
  const all = Object.keys(values).length > 0 ? writeFields(values) : '';
  const edits = isBlock(contents)
    ? editsOf(contents, before, values, yaml)
    : [{ start: contents?.range?.[0] ?? end, end, text: all }];
  // From the end backwards; an insertion that touches a replaced span comes before it, so it is applied after it.
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
  const changed = spans.flatMap(({ name, node, start, end, comment }): Edit[] => {
    const [old, value] = [before[name], values[name]];
    if (value === undefined && isSeq(node) && node.items.length === 0) return [];
    if (value === undefined) return [{ start: start - column, end, text: '' }];
    if (isSame(old, value)) return [];
    if (isBlock(node) && isObject(old) && isObject(value)) return editsOf(node, old, value, yaml);
    if (isSeq(node) && isOnLines(node, yaml) && isList(old) && isList(value))
      return editsOfList(node, old, value, yaml);
    return [{ start, end, text: writeFields({ [name]: value }, indent, comment).slice(column) }];
  });
  const names = Object.keys(values);
  const added = Object.entries(values).flatMap(([name, value], index): Edit[] => {
    if (spans.some((span) => span.name === name)) return [];
    const previous = names.slice(0, index).map((key) => spans.find((span) => span.name === key));
    const offset = previous.findLast((span) => span)?.end ?? first.start - column;
    return [{ start: offset, end: offset, text: writeFields({ [name]: value }, indent) }];
  });
  return [...added.toReversed(), ...changed];
}

/** Preserves the items that two lists share at the start and at the end, with their comments. */
function editsOfList(
  { items }: YAMLSeq,
  before: readonly YamlValue[],
  values: readonly YamlValue[],
  yaml: string,
): Edit[] {
  const lines = items.map((item) => linesOf(item, item, yaml));
  const prefixLength = commonPrefixLength(before, values);
  const rest = [before, values].map((list) => list.slice(prefixLength).toReversed());
  const suffixLength = commonPrefixLength(rest[0] ?? [], rest[1] ?? []);
  const removed = lines.slice(prefixLength, lines.length - suffixLength);
  const added = values.slice(prefixLength, values.length - suffixLength);
  const [item, old, value] = [items[prefixLength], before[prefixLength], added[0]];
  const isOne = removed.length === 1 && added.length === 1;
  if (isOne && isBlock(item) && isObject(old) && isObject(value) && hasSameFirst(item, value))
    return editsOf(item, old, value, yaml);
  const start = (removed[0] ?? lines[prefixLength])?.lineStart ?? lines.at(-1)?.end ?? 0;
  const end = removed.at(-1)?.end ?? start;
  const indent = ' '.repeat((lines[0]?.start ?? 0) - (lines[0]?.lineStart ?? 0) - '- '.length);
  const comment = isOne ? removed[0]?.comment : '';
  return [{ start, end, text: added.length > 0 ? writeFields(added, indent, comment) : '' }];
}

/** How many items two lists share before the first difference. */
function commonPrefixLength(a: readonly YamlValue[], b: readonly YamlValue[]): number {
  const index = b.findIndex((value, at) => !isSame(a[at], value));
  return index === -1 ? b.length : index;
}

/** Whether each item of a list is on a new line, directly behind its dash. */
function isOnLines({ items, flow }: YAMLSeq, yaml: string): boolean {
  return (
    !flow &&
    items.every((item) => {
      const { start, lineStart } = linesOf(item, item, yaml);
      return /^ *- $/.test(yaml.slice(lineStart, start));
    })
  );
}

/** Whether the first field of an item, which is on the line of its dash, is still the first. */
function hasSameFirst({ items }: YAMLMap, values: YamlValues): boolean {
  return String(items[0]?.key) === Object.keys(values)[0];
}

/** Whether fields are in block style, one a line, not in braces. */
function isBlock(node: unknown): node is YAMLMap {
  return isMap(node) && !node.flow;
}

/** The lines from a node to the end of another, and the comment behind the latter. */
function linesOf(from: unknown, to: unknown, yaml: string) {
  const [start] = rangeOf(from);
  const [first, last] = rangeOf(to);
  const lineStart = yaml.lastIndexOf('\n', start - 1) + 1;
  if (yaml[last - 1] !== '\n') {
    const end = yaml.indexOf('\n', last) + 1;
    return { start, lineStart, end, comment: yaml.slice(last, end).trimEnd() };
  }
  const header = isScalar(to) ? yaml.slice(first, yaml.indexOf('\n', first)) : '';
  return { start, lineStart, end: last, comment: / #.*/.exec(header)?.[0] ?? '' };
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
