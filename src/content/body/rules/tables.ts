// In: the tables of a body. Out: what isn't shown of them, and what isn't a part of them.
import type { Table } from 'mdast';
import type { Fault } from '../../problem/locate.ts';
import { eachNode, type Violation } from '../rule.ts';

/** Reports cells beyond the last column, and lines that a table takes for one of its rows. */
export const tables = eachNode((node, _, text) =>
  node.type === 'table' ? rowFaults(node, text) : undefined,
);

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
