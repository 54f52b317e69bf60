import { colour, forward, from } from '../../theme/tokens.ts';

export const tabBorder = `1px solid ${colour.line}`;

/** The grids of the tabs on narrow and wide screens, and the underline of the tab at an index in both. */
export function tabGrids(index: number, count: number) {
  const [narrow, wide] = [gridOf(index, count, 2), gridOf(index, count, 4)];
  return { narrow, wide, underline: { ...narrow.underline, [from.medium]: wide.underline } };
}

/** The columns of a grid of at most `max` per row, evenly filled, and the underline's position in it. */
function gridOf(index: number, count: number, max: number) {
  const rows = Math.ceil(count / max);
  const inRow = Math.ceil(count / rows);
  const [column, row] = [index % inRow, Math.floor(index / inRow)];
  return {
    columns: `repeat(${inRow}, minmax(0, 1fr))`,
    // A hairline below each row except the last, which may have fewer tabs and uses the border of the list.
    fullRows: { [`& > a:nth-of-type(-n + ${(rows - 1) * inRow})`]: { borderBlockEnd: tabBorder } },
    underline: {
      inlineSize: `${100 / inRow}%`,
      blockSize: `${100 / rows}%`,
      transform: `translate(calc(${forward} * ${column * 100}%), calc(${(row + 1 - rows) * 100}% - ${row + 1 < rows ? 1 : 0}px))`,
    },
  };
}
