// In: the tables of a body. Out: what isn't shown of them, and what isn't a part of them.
import type { Paragraph, Table } from 'mdast';
import type { Fault } from '../../problem/locate.ts';
import { eachNode, type Violation } from '../rule.ts';

/** Reports cells beyond the last column, lines that a table takes for one of its rows, and rows that make none. */
export const tables = eachNode((node, _, text) => {
  if (node.type === 'paragraph') return rawTable(node, text);
  return node.type === 'table' ? rowFaults(node, text) : undefined;
});

/** Lines with bars are a table only if hyphens are below the first. */
function rawTable({ position }: Paragraph, text: string): Fault | undefined {
  const lines = text.slice(position?.start.offset, position?.end.offset).split('\n');
  if (lines.length < 2 || !lines.every((line) => /^[ \t]*\|.*\S.*\|[ \t]*$/.test(line)))
    return undefined;
  const columns = (lines[0]?.match(/(?<!\\)\|/g)?.length ?? 2) - 1;
  return {
    code: 'table-raw',
    severity: 'warning',
    message:
      'These lines are shown with their bars: a table has a line of hyphens below its first.',
    hint: `Write \`|${' --- |'.repeat(columns)}\` below the first line.`,
  };
}

function rowFaults({ children, align }: Table, text: string): Violation[] {
  const columns = align?.length ?? 0;
  return children.flatMap((row) => {
    const [extra] = row.children.slice(columns);
    const { start, end } = row.position ?? {};
    const isRow = text.slice(start?.offset, end?.offset).includes('|');
    return [
      ...(extra ? [{ at: extra, ...extraCell(columns) }] : []),
      ...(isRow ? [] : [{ at: row, ...noRow }]),
    ];
  });
}

function extraCell(columns: number): Fault {
  return {
    code: 'table-cell',
    message: `The table has ${columns} columns, so that this cell isn’t shown.`,
    hint: 'Give its first line, and the line of hyphens, a column more; write `\\|` where the sign itself is meant.',
  };
}

const noRow: Fault = {
  code: 'table-row',
  severity: 'warning',
  message: 'This line is right below a table, which takes it for one of its rows.',
  hint: 'Leave an empty line above it.',
};
