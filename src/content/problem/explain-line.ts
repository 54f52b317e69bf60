// In: a line of invalid YAML. Out: the fault, with the line to write instead.
import type { Fault } from './locate.ts';

/** A line and its offset in the file. */
export interface Line {
  readonly start: number;
  readonly text: string;
}

/** A fault, with offsets in the file where they differ from the parser's. */
export interface ExplainedLine extends Fault {
  readonly from?: number;
  readonly to?: number;
}

/** A field and its value in one line, and the value's offset in the file. */
interface FieldLine {
  readonly key: string;
  readonly value: string;
  readonly at: number;
}

/** The line around an offset or, where that is blank or a comment, the next one that isn't. */
export function lineAround(text: string, offset: number): Line {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  const skipped = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text.slice(line))?.[0].length ?? 0;
  const start = line + skipped;
  return { start, text: text.slice(start).split(/\r?\n/, 1).join() };
}

/** The note behind a value that ends at an offset, spaces before it included; empty where there is none. */
export function noteBehind(text: string, end: number): string {
  const note = /[ \t]+#[^\r\n]*/y;
  note.lastIndex = end;
  return note.exec(text)?.[0].trimEnd() ?? '';
}

/** Explains the mistakes that show in the line itself, or in a field of several lines. */
export function explainLine(line: Line): ExplainedLine | undefined {
  const field = fieldOf(line);
  if (!field) return oddColon(line) ?? missingColon(line);
  return commentInText(field) ?? colonInText(field) ?? endedQuote(field) ?? badSign(field);
}

/** The field in a line, if it has a value. */
export function fieldOf({ start, text }: Line): FieldLine | undefined {
  const [, before = '', key = '', value = ''] =
    /^((?:\s*- )?\s*([^\s:#"'][^:]*):\s+)(\S(?:.*\S)?)/s.exec(text) ?? [];
  return value === '' ? undefined : { key, value, at: start + before.length };
}

/**
 * A field with its value in quotes.
 * @example inQuotes('title', 'Aurora: a dawn') // => 'title: "Aurora: a dawn"'
 */
export function inQuotes(key: string, value: string): string {
  const bare = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
  const text = bare.replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
  const quoted = text.includes('"') && !text.includes("'") ? `'${text}'` : doubleQuoted(text);
  return `${key.trim()}: ${quoted}`;
}

/**
 * A text as the value of a field, in quotes only where it needs them.
 * @example asValue('I: Ebb') // => '"I: Ebb"'
 */
export function asValue(text: string): string {
  const isPlain = !/^[-?:,[\]{}#&*!|>'"%@`~]|^null$|:(?:\s|$)|\s#/i.test(text);
  return isPlain ? text : inQuotes('', text).slice(': '.length);
}

function doubleQuoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A text that goes on below a comment, though that ends it. */
function commentInText({ key, value, at }: FieldLine): ExplainedLine | undefined {
  const start = value.search(/\s#/) + 1;
  const end = value.indexOf('\n', start);
  if (start === 0 || end < 0 || /^["'|>[{]/.test(value)) return undefined;
  return {
    ...commentInValue(key, value.slice(0, start).trimEnd()),
    hint: `Write \`${inQuotes(key, value)}\` in one line, or put the note above \`${key}\`.`,
    from: at + start,
    to: at + value.slice(0, end).trimEnd().length,
  };
}

/** The fault of a text of which YAML takes the end for a comment. */
export function commentInValue(key: string, rest: string): Pick<Fault, 'code' | 'message'> {
  const left = rest.replaceAll(/\s+/g, ' ');
  return {
    code: 'text-cut',
    message: `A \`#\` after a space begins a note, so that nothing is left of \`${key}\` but \`${left}\`.`,
  };
}

function colonInText({ key, value, at }: FieldLine): ExplainedLine | undefined {
  if (/^["'&*!|>@`%?[{-]/.test(value) || !/:(?:\s|$)/.test(value)) return undefined;
  return {
    code: 'yaml-colon',
    message: 'A text with a colon and a space in it needs quotes.',
    hint: `Write \`${inQuotes(key, value)}\`.`,
    from: at,
    to: at + value.length,
  };
}

function endedQuote({ key, value, at }: FieldLine): ExplainedLine | undefined {
  const [, quoted = '', rest = ''] = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(.+)$/s.exec(value) ?? [];
  if (rest === '' || /^\s+#/.test(rest)) return undefined;
  return {
    code: 'yaml-quote',
    message: `The text ends at its second quote, and \`${rest.trim()}\` follows.`,
    hint: `Write \`${inQuotes(key, value)}\`.`,
    from: at + quoted.length + rest.search(/\S/),
    to: at + value.length,
  };
}

function badSign({ key, value, at }: FieldLine): ExplainedLine | undefined {
  const sign = /^(?:[&*!@`%,\]}[{]|[|>](?![-+\d]*\s*\n)|[?-](?=\s|$))/.exec(value)?.[0];
  if (sign === undefined) return undefined;
  const shown = sign === '`' ? 'a backtick' : `\`${sign}\``;
  return {
    code: 'yaml-sign',
    message: `A text can't begin with ${shown} unless it is in quotes.`,
    hint: `Write \`${inQuotes(key, value)}\`.`,
    from: at,
    to: at + 1,
  };
}

function oddColon({ start, text }: Line): ExplainedLine | undefined {
  const [, indent = '', key = '', colon = '', value] =
    /^(\s*)([a-z]\w*)(\s*：\s*|\s*:)(\S.*)$/i.exec(text) ?? [];
  if (value === undefined) return undefined;
  const from = start + indent.length + key.length;
  const misplaced = /^\s/.test(colon)
    ? 'The space belongs behind the colon, and not before it.'
    : 'A space is missing after the colon.';
  return {
    code: 'yaml-space',
    message: colon.includes('：')
      ? 'A field has `:` and a space after its name, and not the wide `：`.'
      : misplaced,
    hint: `Write \`${key}: ${value}\`.`,
    from,
    to: from + colon.trimEnd().length,
  };
}

function missingColon({ start, text }: Line): ExplainedLine | undefined {
  const line = text.trim();
  if (line === '' || line.includes(':') || /^["'#]/.test(line)) return undefined;
  const [, key, value = ''] = /^([a-z]\w*)(?:\s*=\s*|\s+)(\S.*)$/i.exec(line) ?? [];
  const from = start + text.indexOf(line);
  return {
    code: 'yaml-field',
    message: 'A line of the front matter is a field: a name, a colon, a space and a value.',
    hint: key
      ? `Write \`${key}: ${value}\`, or indent the line if it goes on with the one above.`
      : 'Write `name: value`, or delete the line.',
    from,
    to: from + line.length,
  };
}
