// In: YAML text. Out: its values with every scalar as source text, and where each stands.
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
import { conflictIn } from '../problem/conflict.ts';
import { fieldOf, inQuotes, lineAround } from '../problem/explain-line.ts';
import { explainYaml } from '../problem/explain-yaml.ts';
import { problemAt, type Fault, type Located, type Span } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';

/** The way to a value: names of fields and positions in lists. */
export type Path = readonly PropertyKey[];

/** YAML as read. `value` holds texts, lists and objects only; an empty value is null. */
export interface Tree {
  readonly source: Located;
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Whether the values are what the author wrote, so that it makes sense to look at them. */
  readonly isSound: boolean;
  /** The offsets of a field's name and of its value; nothing where the field isn't set. */
  readonly spans: (path: Path) => { readonly key: Span; readonly value: Span } | undefined;
}

/** Reads the YAML between two offsets of a file. */
export function readYaml(source: Located, start = 0, end = source.text.length): Tree {
  const conflict = conflictIn(source);
  if (conflict) return unread(source, conflict);
  try {
    return readTree(source, start, end);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return unread(source, problemAt(source, { start, end: start + 1 }, tooDeep));
  }
}

function unread(source: Located, problem: Problem): Tree {
  return { source, value: null, problems: [problem], isSound: false, spans: () => undefined };
}

const longest = 100_000;
const tooLong = {
  code: 'yaml-length',
  message: `The fields are longer than ${longest} characters.`,
  hint: 'Shorten them; what is told at length belongs below the second `---`.',
};
const tooDeep = {
  code: 'yaml-depth',
  message: 'Lists or brackets are nested too deeply here.',
  hint: 'Write it flatter; a text with brackets or dashes at its beginning needs quotes.',
};

function readTree(source: Located, start: number, end: number): Tree {
  const text = source.text.slice(start, end);
  const isLong = text.length > longest;
  const stop = isLong ? longest : startOfDeep(text);
  if (stop !== undefined) {
    const span = { start: start + stop, end: start + stop + 1 };
    return unread(source, problemAt(source, span, isLong ? tooLong : tooDeep));
  }
  // Without its schema a scalar is the text that was typed.
  const options = { schema: 'failsafe', prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, options);
  const refused: Problem[] = [];
  const refuse = (node: Node, fault: Fault) => {
    const [from = 0, to = 0] = node.range ?? [];
    // An anchor and a tag stand before the range of their node.
    const line = text.lastIndexOf('\n', from - 1) + 1;
    const sign = /[&!]\S*\s*(?:[&!]\S*\s*)?$/.exec(text.slice(line, from))?.index;
    const at = sign === undefined ? from : line + sign;
    const field = fieldOf(lineAround(source.text, start + at));
    const hint =
      field?.at === start + at && fault.hint
        ? `${fault.hint}: \`${inQuotes(field.key, field.value)}\`.`
        : fault.hint && `${fault.hint}.`;
    const span = { start: start + at, end: start + Math.max(to, at + 1) };
    refused.push(problemAt(source, span, { ...fault, hint }));
  };
  const value = toValue(document.contents, refuse);
  const { problems: found, isReadable } = explainYaml({ source, start, document });
  const refusedLines = new Set(refused.map(({ line }) => line));
  const problems = found.filter(({ line }) => !refusedLines.has(line));
  return {
    source,
    value,
    problems: [...problems, ...refused],
    isSound: isReadable && refused.length === 0,
    spans: (path) => spansAt(document.contents, path, start),
  };
}

/** Where nesting goes too far: the parser takes seconds over thousands of brackets or dashes within one another. */
function startOfDeep(text: string): number | undefined {
  const read = text.replaceAll(/^[ \t]*#.*/gm, (remark) => ' '.repeat(remark.length));
  let depth = 0;
  for (const { 0: sign, index } of read.matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > deepest) return index;
  }
  return deepDashes.exec(read)?.index;
}

const deepest = 20;
// Dashes nest at the beginning of a line; within one they are an error that takes the parser long to find.
const deepDashes = /(?=[-?:])(?<=^[ \t]*)(?:[-?:] +){9}|(?:[-?:] +){200}/m;

type Refuse = (node: Node, fault: Fault) => void;

function toValue(node: Node | null, refuse: Refuse): unknown {
  if (isAlias(node) || node?.tag || (node && 'anchor' in node && node.anchor)) {
    refuse(node, isAlias(node) || !node.tag ? sharedValue : taggedValue);
    return null;
  }
  if (isScalar(node)) return node.type === 'PLAIN' && node.value === '' ? null : node.value;
  if (isSeq<Node>(node)) return node.items.map((item) => toValue(item, refuse));
  if (!isMap<Node, Node>(node)) return null;
  return Object.fromEntries(
    node.items.map(({ key, value }) => {
      if (!isScalar(key))
        refuse(key, {
          code: 'yaml-key',
          message: "The name of a field is a word, and this isn't one.",
          hint: 'Write `name: value`',
        });
      return [isScalar(key) ? String(key.value) : '', toValue(value, refuse)];
    }),
  );
}

const sharedValue = {
  code: 'yaml-alias',
  message: 'Anchors (`&name`) and aliases (`*name`) are not accepted.',
  hint: 'Write the value out; a text that begins with `&` or `*` needs quotes',
};
const taggedValue = {
  code: 'yaml-tag',
  message: 'Tags (`!name`) are not accepted.',
  hint: 'Delete the tag; a text that begins with `!` needs quotes',
};

function spansAt(root: Node | null, path: Path, offset: number): ReturnType<Tree['spans']> {
  let found: Pair | undefined = { key: root, value: root };
  for (const step of path) found = found && pairIn(found.value, step);
  const keySpan = spanOf(found?.key?.range, offset);
  // What stands below its name is pointed at there.
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
