import type { Picture } from '../../content/schema/localized.ts';

// A column is as wide as this many of the grid's rows are high, a gutter as wide as this many.
const rowsPerColumn = 96;
const gutter = 4;

/**
 * Styles of a grid whose rows are so low that pictures of any proportion stand on them, and whose
 * every next picture goes to the column that ends highest: masonry in reading order.
 * It measures itself by the inline size of the container around it.
 */
export function masonry(columns: number) {
  const width = columns * rowsPerColumn + (columns - 1) * gutter;
  return {
    '--row': `calc(100cqi / ${width})`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  };
}

/** Styles that every number of columns shares. */
export const masonryRows = {
  display: 'grid',
  gridAutoRows: 'var(--row)',
  columnGap: `calc(${gutter} * var(--row))`,
} as const;

/** Styles of a picture's place in the grid, the gutter below it included. */
export function masonryCell({ width, height }: Picture) {
  return {
    gridRowEnd: `span ${Math.round((rowsPerColumn * height) / width) + gutter}`,
    paddingBlockEnd: `calc(${gutter} * var(--row))`,
  };
}
