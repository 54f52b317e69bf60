import { expect, it } from 'vitest';
import { fittingSize } from '../../../src/theme/type.ts';

/** The size in pixels at which a window of that width sets a text. */
function sizeAt(width: number, wanted: string, text: string): number {
  const size = fittingSize(wanted, text).replaceAll(/clamp\([^()]*\)/g, '20px');
  const [, first = '', letters = ''] =
    /^min\((\d+)px, \(100vw - 2 \* 20px\) \/ ([\d.]+)\)$/.exec(size) ?? [];
  return Math.min(Number(first), (width - 40) / Number(letters));
}

it('keeps the size of a text whose words have room', () => {
  expect(sizeAt(390, '60px', 'Clara Weißdorn')).toBe(60);
});

it('shrinks a text until its longest word has room', () => {
  const size = sizeAt(390, '60px', 'Kammerorchester Köln');
  expect(size).toBeLessThan(50);
  expect(size).toBeGreaterThan(40);
  expect(sizeAt(320, '60px', 'Kammerorchester Köln')).toBeLessThan(size);
});
