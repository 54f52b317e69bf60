// Fields in YAML source: the line around an offset, and a text as a value.

/** A line and its offset in the file. */
interface Line {
  readonly start: number;
  readonly text: string;
}

/** A field and its value in one line, and the value's offset in the file. */
export interface FieldLine {
  readonly key: string;
  readonly value: string;
  readonly valueStart: number;
}

/** The line around an offset or, if that is blank or a comment, the next one that isn't. */
export function lineAt(text: string, offset: number): Line {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const [, skipped = '', line = ''] =
    /^((?:[ \t]*(?:#.*)?\r?\n)*)(.*)/.exec(text.slice(from)) ?? [];
  return { start: from + skipped.length, text: line };
}

/** The field in the line around an offset; undefined unless its value ends in that line. */
export function fieldLineAt(source: string, offset: number): FieldLine | undefined {
  const { start, text } = lineAt(source, offset);
  const [, before = '', key = '', value = ''] =
    /^((?:\s*- )?\s*([^\s:#"'][^:]*):\s+)(\S(?:.*\S)?)/.exec(text) ?? [];
  const next = lineAt(source, start + text.length + 1).text;
  const isMultiline = next.search(/\S/) > before.indexOf(key);
  return value === '' || isMultiline
    ? undefined
    : { key, value, valueStart: start + before.length };
}

/** The comment after a value that ends at an offset, with the spaces before it; empty if there is none. */
export function trailingComment(text: string, end: number): string {
  const comment = /[ \t]+#[^\r\n]*/y;
  comment.lastIndex = end;
  return comment.exec(text)?.[0].trimEnd() ?? '';
}

/**
 * A field with its value in quotes.
 * @example quotedField('title', 'Aurora: a dawn') // => 'title: "Aurora: a dawn"'
 */
export function quotedField(key: string, value: string): string {
  const unquoted =
    /^(["'])((?:\\.|(?!\1).)*)\1$/.exec(value)?.[2] ?? withApostrophes.exec(value)?.[1] ?? value;
  const text = unquoted.replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
  const quoted = text.includes('"') && !text.includes("'") ? `'${text}'` : doubleQuoted(text);
  return `${key.trim()}: ${quoted}`;
}

/** A text in single quotes in which all others are within words. */
const withApostrophes = /^'((?:[^']|(?<=\p{L})'(?=\p{L}))*)'$/u;

/**
 * A text as the value of a field, in quotes only if it needs them.
 * @example quoteIfNeeded('I: Ebb') // => '"I: Ebb"'
 */
export function quoteIfNeeded(text: string): string {
  const isPlain = !/^[-?:,[\]{}#&*!|>'"%@`~]|^null$|:(?:\s|$)|\s#/i.test(text);
  return isPlain ? text : quotedField('', text).slice(': '.length);
}

function doubleQuoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
