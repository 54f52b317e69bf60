import { expect, it } from 'vitest';
import { masonryCell } from '../../../../src/pages/gallery/photo-grid.tsx';

it.each([
  [1000, 1500, 'span 148'],
  [1500, 1000, 'span 68'],
  [3000, 1000, 'span 36'],
  [16_000, 480, 'span 36'],
])('gives a picture of %d × %d pixels a cell of its ratio, at most 3:1', (width, height, rows) => {
  const picture = { base: 'assets/a-01234567', widths: [], width, height, placeholder: '#000' };
  expect(masonryCell(picture).gridRowEnd).toBe(rows);
});
