import type { Picture } from '../../content/fields/localized.ts';
import { space } from '../../theme/tokens.ts';

// Widths of a column and of a gutter, in units of the grid's row height.
const rowsPerColumn = 96;
const gutter = 4;

/** The largest aspect ratio of a cell, which crops wider pictures: of a panorama there would be a line to press. */
export const widestCell = 3;

/**
 * Masonry in reading order: the rows are so fine that a picture of any aspect ratio spans a whole number of them, and
 * auto-placement puts each one into the shortest column. Needs a query container around it.
 */
export function masonry(columns: number) {
  const width = columns * rowsPerColumn + (columns - 1) * gutter;
  return {
    // Where there are no query containers: of the whole page's width.
    '--row': `calc(min(${space.page}, 100vw - 2 * ${space.gutter}) / ${width})`,
    '@supports (width: 1cqi)': { '--row': `calc(100cqi / ${width})` },
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  };
}

/** Styles of the grid for any number of columns. */
export const masonryRows = {
  display: 'grid',
  gridAutoRows: 'var(--row)',
  columnGap: `calc(${gutter} * var(--row))`,
} as const;

/** Styles of a picture's cell, which includes the gutter below it. */
export function masonryCell({ width, height }: Picture) {
  const rows = rowsPerColumn * Math.max(height / width, 1 / widestCell);
  return {
    gridRowEnd: `span ${Math.round(rows) + gutter}`,
    paddingBlockEnd: `calc(${gutter} * var(--row))`,
  };
}
