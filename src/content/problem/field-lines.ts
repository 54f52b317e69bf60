// In: the text of a file, up to the end of its YAML. Out: the lines that begin a field, valid or not.
import type { Line } from './explain-line.ts';

/** A line with the name of a field, and maybe the dash of a list before it. */
export interface FieldStart extends Line {
  readonly key: string;
  /** The number of spaces before the name or the dash. */
  readonly indent: number;
  /** The number of characters before the name. */
  readonly column: number;
}

/** Every line with the name of a field. With a capital it is rather a word in a text that goes on. */
export function fieldLines(source: string): FieldStart[] {
  return [...source.matchAll(/^( *)(- +)?([a-z-][\w-]*):(?=\s|$).*$/gm)].map((found) => {
    const [text, spaces = '', dash = '', key = ''] = found;
    const indent = spaces.length;
    return { start: found.index, text, key, indent, column: indent + dash.length };
  });
}

/** The field around an offset, with all lines in which its value goes on, and the comments between them. */
export function wholeField(source: string, at: number): Line | undefined {
  const fields = fieldLines(source);
  const index = fields.findLastIndex(({ start }) => start <= at);
  const field = fields[index];
  if (!field) return undefined;
  const { start, column } = field;
  const outdented = new RegExp(`\\n {0,${column}}(?=[^\\s#])`);
  const [block = ''] = source.slice(start, fields[index + 1]?.start).split(outdented, 1);
  const lines = block.split('\n');
  const last = lines.findLastIndex((line) => !/^\s*(?:#|$)/.test(line));
  const text = lines.slice(0, last + 1).join('\n');
  return at < start + text.length ? { start, text } : undefined;
}
