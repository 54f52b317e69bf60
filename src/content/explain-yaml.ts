// In: what the YAML parser complains about. Out: the same in the words of someone who writes front matter.
import { isCollection, isScalar, visit, type Document, type Node, type YAMLError } from 'yaml';
import { positionOf, problemAt, type Fault, type Located } from './locate.ts';
import type { Problem } from './problem.ts';

/** A parsed document with the offset that it begins at in its file. */
interface Parsed {
  readonly source: Located;
  readonly start: number;
  readonly document: Document.Parsed;
}

interface Explained extends Fault {
  /** Offsets in the file, where they aren't those of the parser. */
  readonly from?: number;
  readonly to?: number;
}

/** Fields that are set twice are all told; of other mistakes the first, since those after it are mostly its echoes. */
export function explainYaml(parsed: Parsed): { problems: Problem[]; isReadable: boolean } {
  const { errors } = parsed.document;
  const twice = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const problems = [...twice, ...(first ? [first] : [])].map((error) => {
    const at = parsed.start + error.pos[0];
    const { from = at, to = from + 1, ...fault } = explain(parsed, error, at);
    return problemAt(parsed.source, from, to, fault);
  });
  return { problems, isReadable: !first };
}

function explain(parsed: Parsed, error: YAMLError, at: number): Explained {
  const line = lineAround(parsed.source.text, at);
  if (error.code === 'DUPLICATE_KEY') return setTwice(parsed, at);
  if (error.code === 'TAB_AS_INDENT') return tab;
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') return colonOrIndent(parsed, line);
  if (error.code === 'BAD_SCALAR_START') return badStart(parsed, line, at);
  return missingSpace(line) ?? unclosed(parsed, at) ?? anythingElse(error, line);
}

const tab: Fault = {
  code: 'yaml-tab',
  message: 'A tab stands where only spaces may.',
  hint: 'Indent with two spaces.',
};

interface Line {
  readonly start: number;
  readonly text: string;
}

function lineAround(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return { start, text: text.slice(start).split(/\r?\n/, 1).join() };
}

function setTwice({ source }: Parsed, at: number): Explained {
  const key = /^[^:\s]+/.exec(source.text.slice(at))?.[0] ?? '';
  const message = `\`${key}\` is set twice.`;
  return {
    code: 'yaml-duplicate',
    message,
    hint: 'Delete one of the two lines.',
    to: at + key.length,
  };
}

function colonOrIndent({ source }: Parsed, { start, text }: Line): Explained {
  const [, key = '', value = ''] = /^\s*([^:]*): *(.*)$/.exec(text) ?? [];
  const valueStart = start + text.length - value.length;
  if (/:(?:\s|$)/.test(value)) {
    const message = 'A text with a colon and a space in it needs quotes.';
    return {
      code: 'yaml-colon',
      message,
      hint: inQuotes(key, value),
      from: valueStart,
      to: start + text.length,
    };
  }
  const next = lineAround(source.text, start + text.length + 2);
  const indent = /^\s*/.exec(next.text)?.[0].length ?? 0;
  return {
    code: 'yaml-indent',
    message: `This line is indented, though \`${key}\` above it has a value already.`,
    hint: `Delete the spaces before \`${next.text.trim()}\`.`,
    from: next.start,
    to: next.start + indent,
  };
}

function badStart({ source }: Parsed, { start, text }: Line, at: number): Explained {
  const sign = source.text.slice(at, at + 1);
  const key = text
    .slice(0, at - start)
    .replace(/:\s*$/, '')
    .trim();
  const value = text.slice(at - start).trim();
  const message = `A text can't begin with \`${sign}\` unless it is in quotes.`;
  return { code: 'yaml-sign', message, hint: key ? inQuotes(key, value) : 'Put it in quotes.' };
}

function missingSpace({ start, text }: Line): Explained | undefined {
  const [, indent = '', key = '', value] = /^(\s*)([a-z]\w*):(\S.*)$/i.exec(text) ?? [];
  if (value === undefined) return undefined;
  const colon = start + indent.length + key.length;
  const message = 'A space is missing after the colon.';
  return {
    code: 'yaml-space',
    message,
    hint: `Write \`${key}: ${value}\`.`,
    from: colon,
    to: colon + 1,
  };
}

/** The last quote or bracket that was opened before the parser gave up. */
function unclosed({ source, start, document }: Parsed, at: number): Explained | undefined {
  if (!document.errors.some(({ code }) => code === 'MISSING_CHAR' || code === 'BAD_INDENT'))
    return undefined;
  let opener: Node | undefined;
  visit(document, {
    Node(_, node) {
      const isQuote = isScalar(node) && String(node.type).startsWith('QUOTE');
      const isBracket = isCollection(node) && node.flow === true;
      if ((isQuote || isBracket) && start + (node.range?.[0] ?? 0) <= at) opener = node;
    },
  });
  if (!opener?.range) return undefined;
  const from = start + opener.range[0];
  const sign = source.text.slice(from, from + 1);
  const { line } = positionOf(source.text, from);
  const kind = isScalar(opener) ? 'quote' : 'bracket';
  return {
    code: 'yaml-unclosed',
    message: `The ${kind} \`${sign}\` that is opened in line ${line} is never closed.`,
    hint:
      kind === 'quote'
        ? `Write \`${sign}\` at the end of the text.`
        : `Close it, or put the text in quotes.`,
    from,
    to: from + 1,
  };
}

function anythingElse(error: YAMLError, { text }: Line): Explained {
  const [first = ''] = error.message.split(' at line', 1);
  if (first.includes('call stack'))
    return { code: 'yaml-depth', message: 'The fields are nested too deeply.' };
  const [, key = 'title'] = /^\s*([\w-]+):/.exec(text) ?? [];
  const message = `This is not valid YAML: ${first.trim().replace(/\.$/, '')}.`;
  return {
    code: 'yaml-syntax',
    message,
    hint: `A text with signs in it is safe in quotes: \`${key}: "…"\`.`,
  };
}

function inQuotes(key: string, value: string): string {
  return `Write \`${key.trim()}: "${value.trim().replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"\`.`;
}
