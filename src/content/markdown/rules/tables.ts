// In: the tables of a body. Out: the cells that aren't shown.
import { eachNode } from '../rule.ts';

/** Reports cells beyond the last column. */
export const tables = eachNode((node) => {
  if (node.type !== 'table') return undefined;
  const columns = node.align?.length ?? 0;
  return node.children.flatMap(({ children }) => {
    const [extra] = children.slice(columns);
    if (!extra) return [];
    return {
      at: extra,
      code: 'table-cell',
      message: `The table has ${columns} columns, so that this cell isn’t shown.`,
      hint: 'Give its first line, and the line of hyphens, a column more; write `\\|` where the sign itself is meant.',
    };
  });
});
