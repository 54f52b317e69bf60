import { expect, it } from 'vitest';
import { colour } from '../../../src/theme/tokens.ts';

// The ratios of WCAG 2.2: 1.4.3 and 1.4.6.
it.each([
  ['ivory', 'ground', 7],
  ['ivory', 'raised', 7],
  ['muted', 'ground', 7],
  ['muted', 'raised', 7],
  ['brass', 'ground', 4.5],
  ['brassBright', 'ground', 4.5],
  ['alert', 'ground', 4.5],
  ['onDanger', 'danger', 7],
  ['onPicture', 'backdrop', 7],
  ['onPictureMuted', 'backdrop', 7],
  ['onPictureActive', 'backdrop', 4.5],
] as const)('%s can be read on %s', (text, ground, ratio) => {
  expect(contrast(colour[text], colour[ground])).toBeGreaterThan(ratio);
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
