import { expect, it } from 'vitest';
import { coloursOf, type ColourName } from '../../../src/choices/colours.ts';
import { pairs } from '../../../src/site/contrast.ts';
import { contrast, parseColour } from '../../../src/text/colour.ts';

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
    veil: 'rgb(255 255 255 / .92)',
    shade: 'rgb(255 255 255 / .88)',
    clear: 'rgb(255 255 255 / 0)',
    ivory: '#012',
    line: '#ccc',
    lineStrong: 'rgb(0 17 34 / .55)',
  });
});

it.each(['veil', 'shade'] as const)(
  'lays a %s on photographs through which labels can be read on black, where the ground is light',
  (name) => {
    const light = { ground: '#f7f3ea', muted: '#4f483d', brass: '#7a5412' };
    const { channels = [], alpha = 0 } = parseColour(coloursOf(light)[name]) ?? {};
    const seen = `rgb(${channels.map((channel) => Math.round(channel * alpha)).join(' ')})`;
    for (const label of [light.muted, light.brass])
      expect(contrast(label, seen)).toBeGreaterThan(4.5);
  },
);

it('lets nothing through a ground', () => {
  expect(coloursOf({ raised: 'rgb(1 2 3 / .5)', muted: 'rgb(1 2 3 / .5)' })).toEqual({
    ...colours,
    muted: 'rgb(1 2 3 / .5)',
  });
});
