// In: YAML text. Out: its values, with every scalar as source text, and their spans.
import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Range,
} from 'yaml';
import { mergeConflictIn, explainYaml, noBreakSpaceIssues } from '../report/explain-yaml.ts';
import { fieldLineAt, quotedField } from '../report/yaml-text.ts';
import { problemAt, shiftIssue, type Issue, type SourceText, type Span } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { Path } from '../fields/value-at.ts';

/** Parsed YAML. `value` consists of strings, arrays and objects; an empty value is null. */
export interface YamlTree {
  readonly source: SourceText;
  readonly value: unknown;
  /** The nodes, with ranges from the first of its offsets on. */
  readonly contents: Node | null;
  readonly problems: readonly Problem[];
  /** Whether the values can be trusted, so that checking them makes sense. */
  readonly isSound: boolean;
  /** The spans of a field's name and value; nothing where it isn't set. */
  readonly spans: (path: Path) => { readonly key: Span; readonly value: Span } | undefined;
}

export function readYaml(source: SourceText): YamlTree {
  const conflict = mergeConflictIn(source);
  return conflict ? unreadableTree(source, conflict) : readYamlSpan(source, 0, source.text.length);
}

/** The tree of a file that can't be parsed. */
export function unreadableTree(source: SourceText, ...problems: readonly Problem[]): YamlTree {
  const nothing = { value: null, contents: null, isSound: false, spans: () => undefined };
  return { source, problems, ...nothing };
}

const maxLength = 100_000;
const tooLong: Issue = {
  code: 'yaml-length',
  message: `The fields are longer than ${maxLength} characters.`,
  hint: 'Shorten them; what is told at length belongs below the second `---`.',
};
const tooDeep: Issue = {
  code: 'yaml-depth',
  message: 'Lists or brackets are nested too deeply here.',
  hint: 'Write it flatter; a text with brackets or dashes at its beginning needs quotes.',
};

/** Reads the YAML between two offsets of a file that holds no merge conflict. */
export function readYamlSpan(source: SourceText, start: number, end: number): YamlTree {
  const text = source.text.slice(start, end);
  const isLong = text.length > maxLength;
  const stop = isLong ? maxLength : startOfDeep(text);
  if (stop !== undefined) {
    const span = { start: start + stop, end: start + stop + 1 };
    return unreadableTree(source, problemAt(source, span, isLong ? tooLong : tooDeep));
  }
  const noBreak = noBreakSpaceIssues(text).map((issue) =>
    problemAt(source, { start, end }, shiftIssue(issue, start)),
  );
  if (noBreak.length > 0) return unreadableTree(source, ...noBreak);
  // The failsafe schema keeps scalars as source text.
  const options = { schema: 'failsafe', prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, options);
  const refused: Problem[] = [];
  const refuse = (node: Node, issue: Issue) => {
    const [from = 0, to = 0] = node.range ?? [];
    // Anchors and tags aren't in the range of their node.
    const line = text.lastIndexOf('\n', from - 1) + 1;
    const sign = /[&!]\S*\s*(?:[&!]\S*\s*)?$/.exec(text.slice(line, from))?.index;
    const at = sign === undefined ? from : line + sign;
    const field = fieldLineAt(source.text, start + at);
    const hint =
      field?.valueStart === start + at && issue.hint
        ? `${issue.hint}: \`${quotedField(field.key, field.value)}\`.`
        : issue.hint && `${issue.hint}.`;
    const span = { start: start + at, end: start + Math.max(to, at + 1) };
    refused.push(problemAt(source, span, { ...issue, hint }));
  };
  const value = toValue(document.contents, refuse);
  const { problems: found, isReadable } = explainYaml({
    source: { ...source, text: source.text.slice(0, end) },
    start,
    document,
  });
  const refusedLines = new Set(refused.map(({ line }) => line));
  const problems = found.filter(({ line }) => !refusedLines.has(line));
  return {
    source,
    value,
    contents: document.contents,
    problems: [...problems, ...refused],
    isSound: isReadable && refused.length === 0,
    spans: (path) => spansAt(document.contents, path, start),
  };
}

/** The offset at which nesting is too deep: the parser takes seconds for thousands of nested brackets or dashes. */
function startOfDeep(text: string): number | undefined {
  const code = text.replaceAll(/^[ \t]*#.*/gm, (comment) => ' '.repeat(comment.length));
  let depth = 0;
  for (const { 0: sign, index } of code.matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > maxDepth) return index;
  }
  return deepDashes.exec(code)?.index;
}

const maxDepth = 20;
// Dashes nest at the beginning of a line; elsewhere they are an error that is slow to detect.
const deepDashes = /(?=[-?:])(?<=^[ \t]*)(?:[-?:] +){9}|(?:[-?:] +){200}/m;

type Refuse = (node: Node, issue: Issue) => void;

function toValue(node: Node | null, refuse: Refuse): unknown {
  if (isAlias(node) || node?.tag || (node && 'anchor' in node && node.anchor)) {
    refuse(node, isAlias(node) || !node.tag ? sharedValue : taggedValue);
    return null;
  }
  if (isScalar(node)) return node.type === 'PLAIN' && isNothing(node.value) ? null : node.value;
  if (isSeq<Node>(node)) return node.items.map((item) => toValue(item, refuse));
  if (!isMap<Node, Node>(node)) return null;
  const entries = node.items.map(({ key, value }): [string, unknown] => {
    // The parser reports a block list in place of a name itself: its indentation is wrong.
    if (!isScalar(key) && !(isSeq(key) && !key.flow)) refuse(key, noName);
    return [isScalar(key) ? String(key.value) : '', toValue(value, refuse)];
  });
  // Of a field that is set twice the first is taken, as `spans` does; the second is an error.
  const firsts = new Map(entries.toReversed());
  return Object.fromEntries(entries.map(([name]) => [name, firsts.get(name)]));
}

const noName: Issue = {
  code: 'yaml-key',
  message: "The name of a field is a word, and this isn't one.",
  hint: 'Write `name: value`',
};

/** Whether a value without quotes is one of YAML's words for nothing. */
function isNothing(value: unknown): boolean {
  return typeof value === 'string' && ['', '~', 'null', 'Null', 'NULL'].includes(value);
}

const sharedValue: Issue = {
  code: 'yaml-alias',
  message: 'Anchors (`&name`) and aliases (`*name`) are not accepted.',
  hint: 'Write the value out; a text that begins with `&` or `*` needs quotes',
};
const taggedValue: Issue = {
  code: 'yaml-tag',
  message: 'Tags (`!name`) are not accepted.',
  hint: 'Delete the tag; a text that begins with `!` needs quotes',
};

function spansAt(root: Node | null, path: Path, offset: number): ReturnType<YamlTree['spans']> {
  let found: Pair | undefined = { key: root, value: root };
  for (const step of path) found = found && pairIn(found.value, step);
  const keySpan = spanOf(found?.key?.range, offset);
  // A value in block style is reported at its name.
  const isBelow = isCollection(found?.value) && !found.value.flow && found.key !== found.value;
  const valueSpan = isBelow ? keySpan : spanOf(found?.value?.range, offset);
  return (
    keySpan && {
      key: keySpan,
      value: valueSpan && valueSpan.end > valueSpan.start ? valueSpan : keySpan,
    }
  );
}

interface Pair {
  readonly key: Node | null;
  readonly value: Node | null;
}

function pairIn(node: Node | null, step: PropertyKey): Pair | undefined {
  if (isMap<Node, Node | null>(node)) {
    return node.items.find(({ key }) => isScalar(key) && key.value === step);
  }
  const item = isSeq<Node>(node) ? node.items[Number(step)] : undefined;
  return item && { key: item, value: item };
}

function spanOf(range: Range | null | undefined, offset: number): Span | undefined {
  return range ? { start: offset + range[0], end: offset + range[1] } : undefined;
}
