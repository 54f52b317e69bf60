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

/** Every line with the name of a field. */
export function fieldLines(source: string): FieldStart[] {
  return [...source.matchAll(/^( *)(- +)?([\w-]+):(?=\s|$).*$/gm)].map((found) => {
    const [text, spaces = '', dash = '', key = ''] = found;
    const indent = spaces.length;
    return { start: found.index, text, key, indent, column: indent + dash.length };
  });
}
