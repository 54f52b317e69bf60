// In: YAML text. Out: its values with every scalar as source text, and where each stands.
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Range,
  type YAMLError,
} from 'yaml';
import { problemAt, type Fault, type Located } from './locate.ts';
import { positionOf } from './locate.ts';
import type { Problem } from './problem.ts';

/** The way to a value: names of fields and positions in lists. */
export type Path = readonly PropertyKey[];

/** YAML as read. `value` holds texts, lists and objects only; an empty value is null. */
export interface Tree {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Whether the values are what the author wrote, so that it makes sense to look at them. */
  readonly isSound: boolean;
  /** The offsets of a field's name and of its value; nothing where the field isn't set. */
  readonly place: (path: Path) => { readonly key: Span; readonly value: Span } | undefined;
}

/** Characters from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Reads the YAML between two offsets of a file. */
export function readYaml(source: Located, start = 0, end = source.text.length): Tree {
  const document = parse(source.text.slice(start, end));
  if (!document) {
    const problem = problemAt(source, start, start, {
      code: 'yaml-depth',
      message: 'The fields are nested too deeply.',
    });
    return { value: null, problems: [problem], isSound: false, place: () => undefined };
  }
  const refused: Problem[] = [];
  const refuse = (node: Node, fault: Fault) => {
    const [from = 0, to = 0] = node.range ?? [];
    refused.push(problemAt(source, start + from, start + to, fault));
  };
  const value = toValue(document.contents, refuse);
  const { problems, isSound } = syntaxProblems(source, start, document.errors);
  return {
    value,
    problems: [...problems, ...refused],
    isSound: isSound && refused.length === 0,
    place: (path) => placeOf(document.contents, path, start),
  };
}

/** Parses without giving scalars a meaning; nothing if the text is nested beyond what the stack holds. */
function parse(text: string) {
  try {
    return parseDocument(text, { schema: 'failsafe', prettyErrors: false, logLevel: 'silent' });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

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
        });
      return [isScalar(key) ? String(key.value) : '', toValue(value, refuse)];
    }),
  );
}

const sharedValue = {
  code: 'yaml-alias',
  message: 'Anchors (`&name`) and aliases (`*name`) are not accepted.',
  hint: 'Write the value out; a text that begins with `&` or `*` needs quotes.',
};
const taggedValue = {
  code: 'yaml-tag',
  message: 'Tags (`!name`) are not accepted.',
  hint: 'Delete the tag; a text that begins with `!` needs quotes.',
};

function placeOf(root: Node | null, path: Path, offset: number): ReturnType<Tree['place']> {
  let found: Pair | undefined = { key: root, value: root };
  for (const step of path) found = found && pairIn(found.value, step);
  const keySpan = spanOf(found?.key?.range, offset);
  const valueSpan = spanOf(found?.value?.range, offset);
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

/** Keys set twice are all told; of other mistakes the first, since those after it are mostly its echoes. */
function syntaxProblems(source: Located, start: number, errors: readonly YAMLError[]) {
  const twice = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const problems = [...twice, ...(first ? [first] : [])].map((error) => {
    const [from, to] = [start + error.pos[0], start + error.pos[1]];
    return problemAt(source, from, Math.max(to, from + 1), syntaxFault(source, error, from));
  });
  return { problems, isSound: !first };
}

function syntaxFault(source: Located, error: YAMLError, offset: number): Fault {
  const line = source.text
    .slice(source.text.lastIndexOf('\n', offset - 1) + 1)
    .split(/\r?\n/, 1)
    .join();
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^:\s]+/.exec(source.text.slice(offset))?.[0] ?? '';
    const message = `\`${key}\` is set twice.`;
    return { code: 'yaml-duplicate', message, hint: 'Delete one of the two lines.' };
  }
  if (error.code === 'TAB_AS_INDENT') {
    const message = 'A tab stands where only spaces may.';
    return { code: 'yaml-tab', message, hint: 'Indent with two spaces.' };
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    const [, key = '', value = ''] = /^([^:]*): *(.*)$/.exec(line) ?? [];
    const quoted = `${key.trim()}: "${value.trim().replaceAll('"', '\\"')}"`;
    const message = 'A text with a colon and a space in it needs quotes.';
    return { code: 'yaml-colon', message, hint: `Put the text in quotes: \`${quoted}\`.` };
  }
  const message = `This is not valid YAML: ${sentence(error.message)}`;
  return { code: 'yaml-syntax', message, hint: lineHint(line) };
}

function sentence(message: string): string {
  const first = message.split(' at line', 1).join().trim();
  return first.endsWith('.') ? first : `${first}.`;
}

function lineHint(line: string): string {
  const [, key = 'field'] = /^\s*([\w-]+):/.exec(line) ?? [];
  return `A text with signs in it is safe in quotes: \`${key}: "…"\`.`;
}

/** The line of a field in a file, for messages that name it. */
export function lineOf(source: Located, span: Span): number {
  return positionOf(source.text, span.start).line;
}
