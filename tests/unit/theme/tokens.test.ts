import { expect, it } from 'vitest';
import { coloursOf, type ColourName } from '../../../src/choices/colours.ts';
import { pairs } from '../../../src/site/contrast.ts';
import { contrast } from '../../../src/text/colour.ts';

const colours = coloursOf({});

it.each(pairs)('%s is seen on %s', (colour, ground, least) => {
  expect(contrast(colours[colour], colours[ground])).toBeGreaterThan(least);
});

// Texts to read, as WCAG 2.2 asks for in 1.4.6.
const read = new Set<ColourName>(['ivory', 'muted', 'onDanger', 'onPicture', 'onPictureMuted']);

it.each(pairs.filter(([colour]) => read.has(colour)))(
  '%s can be read with ease on %s',
  (colour, ground) => {
    expect(contrast(colours[colour], colours[ground])).toBeGreaterThan(7);
  },
);

it('makes faint colours of those that are chosen', () => {
  expect(coloursOf({ ground: '#fff', ivory: '#012', line: '#ccc', brass: 'gold' })).toEqual({
    ...colours,
    ground: '#fff',
    veil: 'rgb(255 255 255 / .82)',
    shade: 'rgb(255 255 255 / .55)',
    clear: 'rgb(255 255 255 / 0)',
    ivory: '#012',
    line: '#ccc',
    lineStrong: 'rgb(0 17 34 / .55)',
  });
});

it('lets nothing through a ground', () => {
  expect(coloursOf({ raised: 'rgb(1 2 3 / .5)', muted: 'rgb(1 2 3 / .5)' })).toEqual({
    ...colours,
    muted: 'rgb(1 2 3 / .5)',
  });
});
