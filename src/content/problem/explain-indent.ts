// In: YAML with a field whose indentation is wrong. Out: the fault, with the number of spaces to write.
import type { ExplainedLine } from './explain-line.ts';
import { fieldLines, type FieldStart } from './field-lines.ts';

/** The first field after an offset, if its indentation is that of no field around it. */
export function misaligned(source: string, at: number): ExplainedLine | undefined {
  const all = fieldLines(source);
  const index = all.findIndex(({ start, indent }) => start + indent >= at);
  const [field, above] = [all[index], all.slice(0, index)];
  if (!field) return undefined;
  const [first] = above;
  if (first && above.every(({ indent }) => indent > field.indent)) {
    const countAt = (indent: number) => all.filter((each) => each.indent === indent).length;
    if (countAt(field.indent) >= countAt(first.indent)) return misalignedFault(first, [field]);
  }
  const levels = openLevels(above).filter((each) => isItem(each) || !isItem(field));
  if (levels.some((level) => columnIn(level, field) === field.indent)) return undefined;
  return levels.length > 0 ? misalignedFault(field, nearestOf(field, levels)) : undefined;
}

/** The last line of each level that can go on below these lines, the innermost first. */
function openLevels(lines: readonly FieldStart[]): FieldStart[] {
  const open: FieldStart[] = [];
  for (const line of lines.toReversed())
    if (line.indent < (open.at(-1)?.indent ?? Infinity)) open.push(line);
  return open;
}

function isItem({ indent, column }: FieldStart): boolean {
  return indent < column;
}

/** The number of spaces that put a line on a level: below the name, or a dash below the dash. */
function columnIn(level: FieldStart, line: FieldStart): number {
  return isItem(line) ? level.indent : level.column;
}

/** The levels whose indentation differs least from that of a line. */
function nearestOf(line: FieldStart, levels: readonly FieldStart[]) {
  const distances = levels.map((level) => {
    const surplus = line.indent - columnIn(level, line);
    // Below a dash, only that item can be meant.
    return line.indent < level.indent ? -surplus : Math.max(0, surplus);
  });
  return levels.filter((_, index) => distances[index] === Math.min(...distances));
}

/** The fault of a line that should be on one of `levels`. */
function misalignedFault(line: FieldStart, levels: readonly FieldStart[]): ExplainedLine {
  const places = new Map(
    levels.map((level) => {
      const column = columnIn(level, line);
      return [
        column,
        `with ${spaces(column)} before it, like \`${isItem(line) ? level.text.trim() : level.key}\``,
      ];
    }),
  );
  return {
    code: 'yaml-indent',
    message: `\`${isItem(line) ? '- ' : ''}${line.key}\` has ${spaces(line.indent)} before it, where the fields around it have another number of them.`,
    hint: `Write \`${line.text.trim()}\` ${[...places.values()].join(', or ')}.`,
    from: line.start,
    to: line.start + Math.max(1, line.indent),
  };
}

/**
 * A number of spaces in words.
 * @example spaces(0) // => 'no space'
 */
export function spaces(count: number): string {
  return count === 0 ? 'no space' : `${count} space${count === 1 ? '' : 's'}`;
}
