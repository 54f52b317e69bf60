// In: a line of YAML with wrong indentation. Out: the fault, with the indentation to write.
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

/** A field whose indentation is that of no field above it. */
export function misaligned(source: string, line: Line): ExplainedLine | undefined {
  const all = fieldLines(source);
  const index = all.findIndex(({ start }) => start === line.start);
  const [field, above] = [all[index], all.slice(0, index)];
  if (!field || above.some(({ column }) => column === field.column)) return undefined;
  const [first] = above;
  if (first && above.every(({ column }) => column > field.column)) {
    const countAt = (column: number) => all.filter((each) => each.column === column).length;
    if (countAt(field.column) >= countAt(first.column)) return misalignedFault(first, [field]);
  }
  const inner = above.findLast(({ column }) => column > field.column);
  const outer = above.findLast(({ column }) => column < field.column);
  return misalignedFault(field, nearestOf(field, [inner, outer]));
}

/** The lines whose indentation differs least from that of a line. */
function nearestOf({ column }: IndentedField, others: readonly (IndentedField | undefined)[]) {
  const known = others.flatMap((each) => each ?? []);
  const distances = known.map((each) => Math.abs(each.column - column));
  return known.filter((_, index) => distances[index] === Math.min(...distances));
}

interface IndentedField extends Line {
  readonly key: string;
  /** The number of characters before the key, the dash of a list included. */
  readonly column: number;
}

function fieldLines(source: string): IndentedField[] {
  return [...source.matchAll(/^([ ]*(?:- +)?)([\w-]+):(?=\s|$).*$/gm)].map((found) => {
    const [text, before = '', key = ''] = found;
    return { start: found.index, text, key, column: before.length };
  });
}

/** The fault of a line that should be indented like one of `targets`. */
function misalignedFault(line: IndentedField, targets: readonly IndentedField[]): ExplainedLine {
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
