// In: a line of YAML that begins where no field may. Out: which line to move, and where.
import { lineAround, type ExplainedLine, type Line } from './explain-line.ts';

/** A line that is indented below a field that has a value already. */
export function indented(source: string, { start, text }: Line): ExplainedLine {
  const next = lineAround(source, start + text.length + 2);
  const [indent, above] = [/^\s*/.exec(next.text)?.[0].length ?? 0, text.search(/\S/)];
  const key = /^\s*([^:]*)/.exec(text)?.[1] ?? '';
  return {
    code: 'yaml-indent',
    message: `This line is indented, though \`${key}\` above it has a value already.`,
    hint:
      above > 0
        ? `Let \`${next.text.trim()}\` begin below \`${key}\`.`
        : `Delete the spaces before \`${next.text.trim()}\`.`,
    from: next.start,
    to: next.start + indent,
  };
}

/** A field that begins in no column in which one above it does. */
export function outOfLine(source: string, line: Line): ExplainedLine | undefined {
  const all = fieldLines(source);
  const index = all.findIndex(({ start }) => start === line.start);
  const [field, above] = [all[index], all.slice(0, index)];
  if (!field || above.some(({ column }) => column === field.column)) return undefined;
  const [first] = above;
  if (first && above.every(({ column }) => column > field.column)) {
    const isMostly = (column: number) => all.filter((each) => each.column === column).length;
    if (isMostly(field.column) >= isMostly(first.column)) return moved(first, [field]);
  }
  const inner = above.findLast(({ column }) => column > field.column);
  const outer = above.findLast(({ column }) => column < field.column);
  return moved(field, nearestOf(field, [inner, outer]));
}

/** Those of other lines that a line begins least far from. */
function nearestOf({ column }: FieldLine, others: readonly (FieldLine | undefined)[]): FieldLine[] {
  const known = others.flatMap((each) => each ?? []);
  const distances = known.map((each) => Math.abs(each.column - column));
  return known.filter((_, index) => distances[index] === Math.min(...distances));
}

interface FieldLine extends Line {
  readonly key: string;
  /** How many characters stand before its name, the dash of a list included. */
  readonly column: number;
}

function fieldLines(source: string): FieldLine[] {
  return [...source.matchAll(/^([ ]*(?:- +)?)([\w-]+):(?=\s|$).*$/gm)].map((found) => {
    const [text, before = '', key = ''] = found;
    return { start: found.index, text, key, column: before.length };
  });
}

/** What is said of a line that belongs where one of others begins. */
function moved(line: FieldLine, targets: readonly FieldLine[]): ExplainedLine {
  const places = targets.map(
    ({ key, column }) => `with ${spaces(column)} before it, like \`${key}\``,
  );
  return {
    code: 'yaml-indent',
    message: `\`${line.key}\` has ${spaces(line.column)} before it, where the fields around it have another number of them.`,
    hint: `Write \`${line.text.trim()}\` ${places.join(', or ')}.`,
    from: line.start,
    to: line.start + Math.max(1, line.column),
  };
}

function spaces(count: number): string {
  return count === 0 ? 'no space' : `${count} space${count === 1 ? '' : 's'}`;
}
