// In: YAML. Out: its values, with every scalar as its source text, and their spans.
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
  /** The nodes; their ranges are relative to the start of the span that was read. */
  readonly contents: Node | null;
  readonly problems: readonly Problem[];
  /** Whether the values are reliable enough to be checked. */
  readonly isSound: boolean;
  /** The spans of a field's name and value; undefined if it isn't set. */
  readonly spans: (path: Path) => { readonly key: Span; readonly value: Span } | undefined;
}

export function readYaml(source: SourceText): YamlTree {
  const conflict = mergeConflictIn(source);
  return conflict ? unreadableTree(source, conflict) : readYamlSpan(source, 0, source.text.length);
}

/** The tree of a file that can't be parsed. */
export function unreadableTree(source: SourceText, ...problems: readonly Problem[]): YamlTree {
  const empty = { value: null, contents: null, isSound: false, spans: () => undefined };
  return { source, problems, ...empty };
}

const maxLength = 100_000;
const tooLong: Issue = {
  code: 'yaml-length',
  message: `The fields are longer than ${maxLength} characters.`,
  hint: 'Shorten them; a long text belongs below the second `---`.',
};
const tooDeep: Issue = {
  code: 'yaml-depth',
  message: 'Lists or brackets are nested too deeply here.',
  hint: 'Write it with fewer levels; a text that begins with brackets or dashes must be in quotes.',
};

/** Reads the YAML between two offsets of a file without a merge conflict. */
export function readYamlSpan(source: SourceText, start: number, end: number): YamlTree {
  const text = source.text.slice(start, end);
  const isLong = text.length > maxLength;
  const limit = isLong ? maxLength : findDeepNesting(text);
  if (limit !== undefined) {
    const span = { start: start + limit, end: start + limit + 1 };
    return unreadableTree(source, problemAt(source, span, isLong ? tooLong : tooDeep));
  }
  const noBreak = noBreakSpaceIssues(text).map((issue) =>
    problemAt(source, { start, end }, shiftIssue(issue, start)),
  );
  if (noBreak.length > 0) return unreadableTree(source, ...noBreak);
  // The failsafe schema leaves scalars as strings.
  const options = { schema: 'failsafe', prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, options);
  const unsupported: Problem[] = [];
  const report = (node: Node, issue: Issue) => {
    const [from = 0, to = 0] = node.range ?? [];
    // Anchors and tags aren't in the range of their node.
    const line = text.lastIndexOf('\n', from - 1) + 1;
    const prefix = /[&!]\S*\s*(?:[&!]\S*\s*)?$/.exec(text.slice(line, from))?.index;
    const offset = prefix === undefined ? from : line + prefix;
    const field = fieldLineAt(source.text, start + offset);
    const hint =
      field?.valueStart === start + offset && issue.hint
        ? `${issue.hint}: \`${quotedField(field.key, field.value)}\`.`
        : issue.hint && `${issue.hint}.`;
    const span = { start: start + offset, end: start + Math.max(to, offset + 1) };
    unsupported.push(problemAt(source, span, { ...issue, hint }));
  };
  const value = toValue(document.contents, report);
  const { problems: syntaxProblems, isReadable } = explainYaml({
    source: { ...source, text: source.text.slice(0, end) },
    start,
    document,
  });
  const unsupportedLines = new Set(unsupported.map(({ line }) => line));
  const problems = syntaxProblems.filter(({ line }) => !unsupportedLines.has(line));
  return {
    source,
    value,
    contents: document.contents,
    problems: [...problems, ...unsupported],
    isSound: isReadable && unsupported.length === 0,
    spans: (path) => spansAt(document.contents, path, start),
  };
}

/** The offset at which nesting is too deep: thousands of nested brackets or dashes take seconds to parse. */
function findDeepNesting(text: string): number | undefined {
  const code = text.replaceAll(/^[ \t]*#.*/gm, (comment) => ' '.repeat(comment.length));
  let depth = 0;
  for (const { 0: bracket, index } of code.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > maxDepth) return index;
  }
  return nestedDashes.exec(code)?.index;
}

const maxDepth = 20;
// At the start of a line dashes nest; elsewhere they are a syntax error that is slow to detect.
const nestedDashes = /(?=[-?:])(?<=^[ \t]*)(?:[-?:] +){9}|(?:[-?:] +){200}/m;

type Report = (node: Node, issue: Issue) => void;

function toValue(node: Node | null, report: Report): unknown {
  if (isAlias(node) || node?.tag || (node && 'anchor' in node && node.anchor)) {
    report(node, isAlias(node) || !node.tag ? anchorIssue : tagIssue);
    return null;
  }
  if (isScalar(node)) return node.type === 'PLAIN' && isEmpty(node.value) ? null : node.value;
  if (isSeq<Node>(node)) return node.items.map((item) => toValue(item, report));
  if (!isMap<Node, Node>(node)) return null;
  const entries = node.items.map(({ key, value }): [string, unknown] => {
    // The parser itself reports a block list as a key: its indentation is wrong.
    if (!isScalar(key) && !(isSeq(key) && !key.flow)) report(key, keyIssue);
    return [isScalar(key) ? String(key.value) : '', toValue(value, report)];
  });
  // If a field is set twice, the first wins, as in `spans`; the second is an error.
  const firstValues = new Map(entries.toReversed());
  return Object.fromEntries(entries.map(([name]) => [name, firstValues.get(name)]));
}

const keyIssue: Issue = {
  code: 'yaml-key',
  message: 'The name of a field must be a word.',
  hint: 'Write `name: value`',
};

/** Whether an unquoted value is one of YAML's spellings of null. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && ['', '~', 'null', 'Null', 'NULL'].includes(value);
}

const anchorIssue: Issue = {
  code: 'yaml-alias',
  message: 'Anchors (`&name`) and aliases (`*name`) are not accepted.',
  hint: 'Write the value itself; a text that begins with `&` or `*` must be in quotes',
};
const tagIssue: Issue = {
  code: 'yaml-tag',
  message: 'Tags (`!name`) are not accepted.',
  hint: 'Delete the tag; a text that begins with `!` must be in quotes',
};

function spansAt(root: Node | null, path: Path, offset: number): ReturnType<YamlTree['spans']> {
  let pair: Pair | undefined = { key: root, value: root };
  for (const key of path) pair = pair && pairIn(pair.value, key);
  const keySpan = spanOf(pair?.key?.range, offset);
  // A collection in block style is reported at its key.
  const isBlock = isCollection(pair?.value) && !pair.value.flow && pair.key !== pair.value;
  const valueSpan = isBlock ? keySpan : spanOf(pair?.value?.range, offset);
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

function pairIn(node: Node | null, name: PropertyKey): Pair | undefined {
  if (isMap<Node, Node | null>(node)) {
    return node.items.find(({ key }) => isScalar(key) && key.value === name);
  }
  const item = isSeq<Node>(node) ? node.items[Number(name)] : undefined;
  return item && { key: item, value: item };
}

function spanOf(range: Range | null | undefined, offset: number): Span | undefined {
  return range ? { start: offset + range[0], end: offset + range[1] } : undefined;
}
