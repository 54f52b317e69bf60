import { colour, forward, from } from '../../theme/tokens.ts';

export const tabBorder = `1px solid ${colour.line}`;

/** The grids of the tabs on narrow and wide screens, and the underline below the tab at a place in both. */
export function tabGrids(place: number, count: number) {
  const [narrow, wide] = [gridOf(place, count, 2), gridOf(place, count, 4)];
  return { narrow, wide, underline: { ...narrow.underline, [from.medium]: wide.underline } };
}

/** The columns of a grid of at most `most` per row, evenly filled, and the underline's place in it. */
function gridOf(place: number, count: number, most: number) {
  const rows = Math.ceil(count / most);
  const inRow = Math.ceil(count / rows);
  const [column, row] = [place % inRow, Math.floor(place / inRow)];
  return {
    columns: `repeat(${inRow}, minmax(0, 1fr))`,
    // A hairline below each row but the last, which may have fewer tabs, and has that of the list.
    fullRows: { [`& > a:nth-of-type(-n + ${(rows - 1) * inRow})`]: { borderBlockEnd: tabBorder } },
    underline: {
      inlineSize: `${100 / inRow}%`,
      blockSize: `${100 / rows}%`,
      transform: `translate(calc(${forward} * ${column * 100}%), calc(${(row + 1 - rows) * 100}% - ${row + 1 < rows ? 1 : 0}px))`,
    },
  };
}
