// In: the errors of the YAML parser. Out: problems in terms of front matter, with what to write instead.
import { isCollection, isScalar, visit, type Document, type Node, type YAMLError } from 'yaml';
import { positionOf, problemAt, type Fault, type Located } from './locate.ts';
import type { Problem } from './problem.ts';
import { colonInText, endedQuote, missingSpace, type Explained } from './yaml-mistakes.ts';
import { fieldAt, inQuotes, lineAround, type FieldLine } from './yaml-text.ts';

/** A parsed document and its offset in the file, whose text ends with it. */
interface Parsed {
  readonly source: Located;
  readonly start: number;
  readonly document: Document.Parsed;
}

/** Reports all duplicate keys, but only the first of other errors, which mostly causes those after it. */
export function explainYaml(parsed: Parsed): { problems: Problem[]; isReadable: boolean } {
  const { errors } = parsed.document;
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const problems = [...duplicates, ...(first ? [first] : [])].map((error) => {
    const at = parsed.start + error.pos[0];
    const { from = at, to = from + 1, ...fault } = explain(parsed, error, at);
    return problemAt(parsed.source, { start: from, end: to }, fault);
  });
  return { problems, isReadable: !first };
}

/** The commonest mistakes in words of our own, all others in those of the parser. */
function explain(parsed: Parsed, error: YAMLError, at: number): Explained {
  const { text } = parsed.source;
  if (error.code === 'DUPLICATE_KEY') return duplicateKey(text, at);
  if (error.code === 'TAB_AS_INDENT') return tab;
  if (error.code === 'MULTIPLE_DOCS') return secondDocument;
  const isUnclosed = error.code === 'BAD_INDENT' || error.code === 'MISSING_CHAR';
  const field = fieldAt(text, at);
  return (
    (isUnclosed && unclosed(parsed, at)) ||
    (field && (colonInText(field) ?? endedQuote(field))) ||
    missingSpace(text, at) ||
    inWordsOfParser(error, field, Math.max(at, lineAround(text, at).start))
  );
}

const tab: Fault = {
  code: 'yaml-tab',
  message: 'A tab stands where only spaces may.',
  hint: 'Indent with two spaces.',
};

function duplicateKey(text: string, at: number): Explained {
  const key = /^[^:\s]+/.exec(text.slice(at))?.[0] ?? '';
  return {
    code: 'yaml-duplicate',
    message: `\`${key}\` is set twice.`,
    hint: 'Delete one of the two lines.',
    to: at + key.length,
  };
}

const secondDocument: Fault = {
  code: 'yaml-end',
  message: 'A line of `---` or `...` ends the fields, so that nothing from here on is read.',
  hint: 'Delete that line.',
};

/** The last unclosed quote or bracket before the error. */
function unclosed({ source, start, document }: Parsed, at: number): Explained | undefined {
  let opener: Node | undefined;
  visit(document, {
    Node(_, node) {
      const isQuote = isScalar(node) && String(node.type).startsWith('QUOTE');
      const [from = 0, to = 0] = node.range ?? [];
      const text = source.text.slice(start + from, start + to);
      const isBracket = isCollection(node) && node.flow === true && /^[[{]/.test(text);
      if ((isQuote || isBracket) && start + from <= at && !isClosed(text)) opener = node;
    },
  });
  if (!opener?.range) return undefined;
  const from = start + opener.range[0];
  const sign = source.text.slice(from, from + 1);
  const { line } = positionOf(source.text, from);
  const field = fieldAt(source.text, from);
  // An apostrophe may begin a word; a quote of two strokes begins a quotation.
  const value = field?.at === from && sign === '"' ? field.value.slice(1) : field?.value;
  const closed = field?.at === from && `Write \`${inQuotes(field.key, value ?? '')}\`.`;
  return {
    code: 'yaml-unclosed',
    message: `The ${isScalar(opener) ? 'quote' : 'bracket'} \`${sign}\` that is opened in line ${line} is never closed.`,
    hint: closed || 'Close it, or put the text in quotes.',
    from,
    to: from + 1,
  };
}

function isClosed(text: string): boolean {
  return /^(?:(["']).*\1|\[.*\]|\{.*\})$/s.test(text);
}

function inWordsOfParser(error: YAMLError, field: FieldLine | undefined, from: number): Explained {
  const [first = ''] = error.message.split(' at line', 1);
  if (first.includes('call stack'))
    return { code: 'yaml-depth', message: 'The fields are nested too deeply.' };
  return {
    code: 'yaml-syntax',
    message: `This is not valid YAML: ${first.trim().replace(/\.$/, '')}.`,
    hint: `A field is a name, a colon, a space and a value; those of a group begin in the same column, and a text with signs in it is safe in quotes: \`${field?.key ?? 'name'}: "…"\`.`,
    from,
  };
}
