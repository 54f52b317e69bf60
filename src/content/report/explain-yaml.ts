// In: the errors of the YAML parser, and mistakes that it accepts. Out: problems in terms of front matter, with what to write instead.
import { isCollection, isScalar, visit, type Document, type Node, type YAMLError } from 'yaml';
import { positionOf, problemAt, type Issue, type SourceText, spanFrom } from './locate.ts';
import type { Problem } from './problem.ts';
import { yamlSentence, yamlSentences } from './yaml-sentences.ts';
import { fieldLineAt, quotedField, lineAt, type FieldLine } from './yaml-text.ts';

/** A parsed document, and its offset in the file, which ends with it. */
interface Parsed {
  readonly source: SourceText;
  readonly start: number;
  readonly document: Document.Parsed;
}

/** Reports all duplicate keys, but only the first other error: those after it are mostly its consequences. */
export function explainYaml(parsed: Parsed): { problems: Problem[]; isReadable: boolean } {
  const { errors } = parsed.document;
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const problems = [...duplicates, ...(first ? [first] : [])].map((error) => {
    const offset = parsed.start + error.pos[0];
    const span = { start: offset, end: offset + 1 };
    return problemAt(parsed.source, span, explain(parsed, error, offset));
  });
  return { problems, isReadable: !first };
}

/** Explains the most common mistakes by what is written there, all others by the parser's code. */
function explain(parsed: Parsed, error: YAMLError, offset: number): Issue {
  const { text } = parsed.source;
  if (error.code === 'DUPLICATE_KEY') return duplicateKey(text, offset);
  if (error.code === 'TAB_AS_INDENT') return tabIssue;
  if (error.code === 'MULTIPLE_DOCS') return secondDocumentIssue;
  const isUnclosed = error.code === 'BAD_INDENT' || error.code === 'MISSING_CHAR';
  const field = fieldLineAt(text, offset);
  return (
    (isUnclosed && unclosed(parsed, offset)) ||
    (field && (colonInText(field) ?? endedQuote(field))) ||
    missingSpace(text, offset) ||
    parserIssue(error, field, Math.max(offset, lineAt(text, offset).start))
  );
}

const tabIssue: Issue = {
  code: 'yaml-tab',
  message: yamlSentences.TAB_AS_INDENT,
  hint: 'Indent with two spaces.',
};

function duplicateKey(text: string, offset: number): Issue {
  const key = /^[^:\s]+/.exec(text.slice(offset))?.[0] ?? '';
  return {
    code: 'yaml-duplicate',
    message: `\`${key}\` is set twice.`,
    hint: 'Delete one of the two lines.',
    ...spanFrom(offset, key),
  };
}

const secondDocumentIssue: Issue = {
  code: 'yaml-end',
  message: 'A line of `---` or `...` ends the fields, so that nothing from here on is read.',
  hint: 'Delete that line.',
};

/** The last unclosed quote or bracket before the error. */
function unclosed({ source, start, document }: Parsed, offset: number): Issue | undefined {
  let opener: Node | undefined;
  visit(document, {
    Node(_, node) {
      const isQuote = isScalar(node) && String(node.type).startsWith('QUOTE');
      const [from = 0, to = 0] = node.range ?? [];
      const text = source.text.slice(start + from, start + to);
      const isBracket = isCollection(node) && node.flow === true && /^[[{]/.test(text);
      if ((isQuote || isBracket) && start + from <= offset && !isClosed(text)) opener = node;
    },
  });
  if (!opener?.range) return undefined;
  const from = start + opener.range[0];
  const sign = source.text.slice(from, from + 1);
  const { line } = positionOf(source.text, from);
  const field = fieldLineAt(source.text, from);
  // An apostrophe may begin a word; a double quote begins a quotation.
  const value = field?.valueStart === from && sign === '"' ? field.value.slice(1) : field?.value;
  const closed = field?.valueStart === from && `Write \`${quotedField(field.key, value ?? '')}\`.`;
  return {
    code: 'yaml-unclosed',
    message: `The ${isScalar(opener) ? 'quote' : 'bracket'} \`${sign}\` that is opened in line ${line} is never closed.`,
    hint: closed || 'Close it, or put the text in quotes.',
    ...spanFrom(from, sign),
  };
}

function isClosed(text: string): boolean {
  return /^(?:(["']).*\1|\[.*\]|\{.*\})$/s.test(text);
}

/** Any other error. The line to write is certain only if quotes alone fix it. */
function parserIssue({ code }: YAMLError, field: FieldLine | undefined, start: number): Issue {
  const isBracketed = /^(?:\{[^{}]*\}|\[[^[\]]*\])\s*[^\s,#]/.test(field?.value ?? '');
  const needsQuotes =
    code === 'BAD_SCALAR_START' ||
    code === 'TAG_RESOLVE_FAILED' ||
    (code === 'UNEXPECTED_TOKEN' && isBracketed);
  return {
    code: 'yaml-syntax',
    message: yamlSentence(code),
    hint:
      field && needsQuotes
        ? `Write \`${quotedField(field.key, field.value)}\`.`
        : `A field is a name, a colon, a space and a value. The fields of a group begin in the same column. A text with signs in it is safe in quotes: \`${field?.key ?? 'name'}: "…"\`.`,
    ...spanFrom(start, ' '),
  };
}

/** A text with a colon that needs quotes. */
function colonInText({ key, value, valueStart }: FieldLine): Issue | undefined {
  if (/^["'&*!|>@`%?[{-]/.test(value) || !/:(?:\s|$)/.test(value)) return undefined;
  return {
    code: 'yaml-colon',
    message: 'A text with a colon and a space in it must be in quotes.',
    hint: `Write \`${quotedField(key, value)}\`.`,
    ...spanFrom(valueStart, value),
  };
}

/** A quoted text that continues after its closing quote. */
function endedQuote({ key, value, valueStart }: FieldLine): Issue | undefined {
  const [, , rest = ''] = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(.+)$/.exec(value) ?? [];
  const remainder = rest.trimStart();
  if (remainder === '' || (remainder.startsWith('#') && remainder !== rest)) return undefined;
  return {
    code: 'yaml-quote',
    message: `The text ends at its second quote, and \`${remainder}\` follows.`,
    hint: `Write \`${quotedField(key, value)}\`.`,
    ...spanFrom(valueStart + value.length - remainder.length, remainder),
  };
}

/** A colon without a space after it. */
function missingSpace(source: string, offset: number): Issue | undefined {
  const { start, text } = lineAt(source, offset);
  const [, before = '', key = '', value] = /^(\s*([a-z]\w*)):(\S.*)$/i.exec(text) ?? [];
  if (value === undefined) return undefined;
  return {
    code: 'yaml-space',
    message: 'A space is missing after the colon.',
    hint: `Write \`${key}: ${value}\`.`,
    ...spanFrom(start + before.length, ' '),
  };
}

const noBreakSpace =
  /^ *(?:-|(?:- )?[a-z][\w-]*:|(?=[\u00A0\u2007\u202F][ \u00A0\u2007\u202F]*(?:- |[a-z][\w-]*:(?:\s|$))))([\u00A0\u2007\u202F]+)/gm;

/** The no-break spaces before a field, after the dash of a list item or after the colon of a field. */
export function noBreakSpaceIssues(yaml: string): Issue[] {
  return [...yaml.matchAll(noBreakSpace)].map(({ 0: match, 1: spaces = '', index }) => ({
    ...spanFrom(index + match.length - spaces.length, spaces),
    code: 'yaml-no-break-space',
    message: 'A no-break space is here, which counts as a letter.',
    hint: 'Write an ordinary space instead.',
  }));
}

/** The problem of an unresolved merge conflict, which causes all other problems of the file. */
export function mergeConflictIn(source: SourceText): Problem | undefined {
  const marker = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source.text);
  if (!marker) return undefined;
  return problemAt(source, spanFrom(marker.index, marker[0]), {
    code: 'merge-conflict',
    message: 'Git has left two versions of this file here, one above `=======` and one below.',
    hint: 'Keep the lines that are right. Delete the others, and the lines of `<<<<<<<`, `=======` and `>>>>>>>`.',
  });
}
