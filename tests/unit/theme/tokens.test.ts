import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coloursOf,
  contrastPairs,
  type ColourName,
  type Colours,
} from '../../../src/settings/colours.ts';
import { contrastRules } from '../../../src/settings/contrast-rules.ts';
import { contrastRatio, parseColour } from '../../../src/text/colour.ts';

const colours = coloursOf({});

it.each(contrastPairs)('%s is seen on %s', (colour, ground, least) => {
  expect(contrastRatio(colours[colour], colours[ground])).toBeGreaterThan(least);
});

// Texts to read, as WCAG 2.2 asks for in 1.4.6.
const read = new Set<ColourName>(['ivory', 'muted', 'onDanger', 'onPicture', 'onPictureMuted']);

it.each(contrastPairs.filter(([colour]) => read.has(colour)))(
  '%s can be read with ease on %s',
  (colour, ground) => {
    expect(contrastRatio(colours[colour], colours[ground])).toBeGreaterThan(7);
  },
);

describe('colours around chosen ones', () => {
  const light = { ground: '#f7f3ea', text: '#1d1a16', accent: '#7a5412', notice: '#7a1f1f' };

  it('are the chosen ones, except those of photographs and paper', () => {
    const { onPicture, onPictureMuted } = colours;
    expect(coloursOf(light)).toMatchObject({
      ground: light.ground,
      ivory: light.text,
      brass: light.accent,
      alert: light.notice,
      onDanger: light.ground,
      veil: 'rgb(247 243 234 / .92)',
      onPicture,
      onPictureMuted,
    });
  });

  it('count an invalid choice as none', () => {
    expect(coloursOf({ ground: 'white', text: 'rgb(0 0 0 / .5)', raised: '#fff' })).toEqual(
      colours,
    );
  });

  it.each(['veil', 'shade'] as const)(
    'let labels be read through a %s on black photographs, where the ground is light',
    (name) => {
      const mixed = coloursOf(light);
      const { channels = [], alpha = 0 } = parseColour(mixed[name]) ?? {};
      const seen = `rgb(${channels.map((channel) => Math.round(channel * alpha)).join(' ')})`;
      for (const label of [mixed.muted, mixed.brass])
        expect(contrastRatio(label, seen)).toBeGreaterThan(4.5);
    },
  );

  it('can be told apart, unless the check says which choice prevents it', () => {
    assert(
      property(colour, colour, colour, colour, (ground, text, accent, notice) => {
        const chosen = { ground, text, accent, notice };
        const mixed = coloursOf(chosen);
        const close = contrastPairs.filter((pair) => isTooClose(mixed, pair));
        const choices = { ivory: 'text', brass: 'accent', onDanger: 'notice' };
        const expected = Object.entries(choices).filter(([name]) =>
          close.some(([above, below]) => above === name && below !== 'raised'),
        );
        expect(warnedOf(chosen)).toEqual(expected.map(([, field]) => field));
        if (expected.length === 0) expect(close).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

const channel = integer({ min: 0, max: 255 });
const colour = tuple(channel, channel, channel).map((channels) => `rgb(${channels.join(' ')})`);

function isTooClose(all: Colours, [above, below, least]: (typeof contrastPairs)[number]): boolean {
  return contrastRatio(all[above], all[below]) < least;
}

/** The chosen colours that the check warns of. */
function warnedOf(chosen: Readonly<Record<string, string>>): unknown[] {
  const site = { url: 'https://example.org/', images: {}, colours: chosen };
  return contrastRules({ folder: 'content', entries: [], messages: new Map(), site }).map(
    ({ path }) => path.at(-1),
  );
}
