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

it.each(contrastPairs)('%s has enough contrast on %s', (colour, ground, minimum) => {
  expect(contrastRatio(colours[colour], colours[ground])).toBeGreaterThan(minimum);
});

// The colours of body text, for which WCAG 2.2 requires 7:1 in 1.4.6.
const textColours = new Set<ColourName>([
  'ivory',
  'muted',
  'onDanger',
  'onPicture',
  'onPictureMuted',
]);

it.each(contrastPairs.filter(([colour]) => textColours.has(colour)))(
  '%s has the enhanced contrast of text on %s',
  (colour, ground) => {
    expect(contrastRatio(colours[colour], colours[ground])).toBeGreaterThan(7);
  },
);

describe('the palette of custom colours', () => {
  const light = { ground: '#f7f3ea', text: '#1d1a16', accent: '#7a5412', notice: '#7a1f1f' };

  it('contains them, and the default colours for photographs and print', () => {
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

  it.each(['veil', 'shade'] as const)(
    'gives labels enough contrast on a %s over black photographs, if the ground is light',
    (name) => {
      const palette = coloursOf(light);
      const { channels = [], alpha = 0 } = parseColour(palette[name]) ?? {};
      const blended = `rgb(${channels.map((channel) => Math.round(channel * alpha)).join(' ')})`;
      for (const label of [palette.muted, palette.brass])
        expect(contrastRatio(label, blended)).toBeGreaterThan(4.5);
    },
  );

  it('has enough contrast, unless a warning refers to the colour that prevents it', () => {
    assert(
      property(colour, colour, colour, colour, (ground, text, accent, notice) => {
        const custom = { ground, text, accent, notice };
        const palette = coloursOf(custom);
        const lowContrast = contrastPairs.filter((pair) => isLowContrast(palette, pair));
        const fields = { ivory: 'text', brass: 'accent', onDanger: 'notice' };
        const expected = Object.entries(fields).filter(([name]) =>
          lowContrast.some(([above, below]) => above === name && below !== 'raised'),
        );
        expect(warnedFields(custom)).toEqual(expected.map(([, field]) => field));
        if (expected.length === 0) expect(lowContrast).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

const channel = integer({ min: 0, max: 255 });
const colour = tuple(channel, channel, channel).map((channels) => `rgb(${channels.join(' ')})`);

function isLowContrast(
  palette: Colours,
  [above, below, minimum]: (typeof contrastPairs)[number],
): boolean {
  return contrastRatio(palette[above], palette[below]) < minimum;
}

/** The custom colours with a warning. */
function warnedFields(custom: Readonly<Record<string, string>>): unknown[] {
  const site = { url: 'https://example.org/', images: {}, colours: custom };
  return contrastRules({ folder: 'content', entries: [], messages: new Map(), site }).map(
    ({ path }) => path.at(-1),
  );
}
