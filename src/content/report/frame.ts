// In: a text and a range in it. Out: a code frame.

/** A range of a text: lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

const maxWidth = 110;

/**
 * Draws the line of a range with carets below, between its neighbours where they aren't blank.
 * @example drawFrame('title: Aurora\nyear: x', { line: 2, column: 7, endLine: 2, endColumn: 8 })
 * // => '  1 | title: Aurora\n> 2 | year: x\n    |       ^'
 */
export function drawFrame(text: string, { line, column, endLine, endColumn }: Range): string {
  const lines = text.split(/\r?\n|\r$/);
  const shown = lines[line - 1];
  if (shown === undefined) return '';
  const end = endLine > line ? Math.max(shown.length, column) + 1 : Math.max(endColumn, column + 1);
  const from = column > maxWidth ? column - maxWidth / 2 : 0;
  const width = String(line + 1).length;
  const row = (mark: string, number: string, content: string) =>
    `${mark} ${number.padStart(width)} | ${content}`.trimEnd();
  const neighbour = (number: number) => {
    const content = lines[number - 1]?.slice(from, from + maxWidth) ?? '';
    return /^(?:---)?\s*$/.test(content) ? [] : [row(' ', String(number), printable(content))];
  };
  const before = shown.slice(from, column - 1);
  const marked = shown.slice(column - 1, Math.min(end - 1, from + maxWidth));
  return [
    ...neighbour(line - 1),
    row('>', String(line), printable(shown.slice(from, from + maxWidth))),
    row(' ', '', before.replaceAll(/[^\t]/g, ' ') + '^'.repeat(Math.max(1, marked.length))),
    ...neighbour(line + 1),
  ].join('\n');
}

/** Replaces control characters by symbols, so that content can't send escape sequences to the terminal. */
export function printable(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000A-\u001F]/g, (control) =>
      String.fromCharCode(0x2400 + control.charCodeAt(0)),
    )
    .replaceAll(/[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/g, '\uFFFD');
}
