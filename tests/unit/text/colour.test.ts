import { expect, it } from 'vitest';
import { contrastRatio, isLight, parseColour, withAlpha } from '../../../src/text/colour.ts';

it.each([
  ['#fA0', [255, 170, 0], 1],
  ['#0c0b0a', [12, 11, 10], 1],
  ['rgb(12 11 10)', [12, 11, 10], 1],
  ['rgb(0 11 255 / .5)', [0, 11, 255], 0.5],
  ['rgb(0 11 255 / 0.25)', [0, 11, 255], 0.25],
  ['rgb(0 11 255 / 0)', [0, 11, 255], 0],
])('parses %s', (source, channels, alpha) => {
  expect(parseColour(source)).toEqual({ channels, alpha });
});

it.each(['fff', '#ffff', '#ggg', 'rgb(256 0 0)', 'rgb(1, 2, 3)', 'rgb(1 2 3 / 2)', 'white', ''])(
  'rejects `%s`',
  (source) => {
    expect(parseColour(source)).toBeUndefined();
  },
);

it('writes a translucent colour that parses again', () => {
  expect(withAlpha('#0c0b0a', 0.82)).toBe('rgb(12 11 10 / .82)');
  expect(parseColour(withAlpha('#0c0b0a', 0))).toEqual({ channels: [12, 11, 10], alpha: 0 });
});

it('measures contrast as WCAG does, that of a translucent colour as blended', () => {
  expect(contrastRatio('#000', '#fff')).toBeCloseTo(21);
  expect(contrastRatio('#777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('rgb(0 0 0 / .5)', '#fff')).toBeCloseTo(contrastRatio('#7f7f7f', '#fff'), 1);
});

it('considers a colour light if black is easier to read on it', () => {
  expect(['#fff', '#808080', '#707070', '#0c0b0a'].map(isLight)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
