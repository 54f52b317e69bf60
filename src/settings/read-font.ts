// In: the bytes of a font. Out: its letters and its measures; a subset of it for browsers.
import type { Font } from 'fontkit';
import { latin } from '../text/letters.ts';

/** The ranges of a variable font's axes in a subset; axes that aren't listed stay complete. */
export type Axes = Readonly<
  Record<string, number | { readonly min: number; readonly max: number; readonly default?: number }>
>;

/** The metadata of a font; lengths are in em. */
export interface FontMetadata {
  /** The characters that it draws. */
  readonly letters: string;
  /** The range of weights of pages that it has. */
  readonly weights: readonly [least: number, most: number];
  readonly axes: Axes;
  /** Whether a site may send a part of it to visitors: https://learn.microsoft.com/typography/opentype/spec/os2#fstype */
  readonly isEmbeddable: boolean;
  readonly ascent: number;
  readonly descent: number;
  readonly xHeight: number;
  /** How wide letters are in the weights of pages, and capitals in that of labels. */
  readonly widths: Readonly<Record<400 | 500 | 600 | 'capitals', number>>;
}

const x = 0x78;

const sample =
  'The conductor and composer lives in Bilbao and Vienna; her music is heard in many countries. ' +
  'Dirige orquestas, escribe para ellas y para el cine, y enseña en la escuela de música.';

/** The metadata of a font that is set at a size in pixels. Rejects if it can't be read, or has no Latin letters. */
export async function readFont(bytes: Buffer, size: number): Promise<FontMetadata> {
  const { font, characters } = await openFont(bytes);
  const { wght, ...otherAxes } = font.variationAxes;
  const { usWeightClass } = font['OS/2'];
  const pinned = Object.fromEntries(
    Object.entries(otherAxes).map(([name, axis]) => [
      name,
      name === 'opsz' ? within(axis, size) : (axis?.default ?? 0),
    ]),
  );
  const [min, max] = wght ? [within(wght, 400), within(wght, 600)] : [usWeightClass, usWeightClass];
  return {
    letters: characters
      .map((code) => String.fromCodePoint(code))
      .filter((character) => !/[\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u.test(character))
      .join(''),
    weights: [min, max],
    // HarfBuzz loses the bounding box of a CFF2 font whose axes it narrows, and browsers reject that.
    axes:
      'CFF2' in font ? {} : { ...pinned, ...(wght && { wght: min === max ? min : { min, max } }) },
    isEmbeddable: isEmbeddable(font),
    ...heightsOf(font),
    widths: widthsOf((weight) => {
      const settings = { ...pinned, ...(wght && { wght: within(wght, weight) }) };
      return Object.keys(settings).length > 0 ? font.getVariation(settings) : font;
    }),
  };
}

/**
 * HarfBuzz's default features, by which it joins letters in every script, except for those of fractions and vertical
 * text: https://github.com/harfbuzz/harfbuzz/blob/main/src/hb-subset-input.cc
 */
const shaping =
  'rvrn ccmp liga locl mark mkmk rlig calt clig curs kern rclt ltra ltrm rtla rtlm rand jalt chws halt ' +
  'init medi fina isol med2 fin2 fin3 cswh mset stch ljmo vjmo tjmo abvs blws abvm blwm ' +
  'nukt akhn rphf rkrf pref blwf half abvf pstf cfar vatu cjct pres psts haln dist';

const subsetOptions = {
  targetFormat: 'woff2',
  // The figures are those of the design.
  keepFeatures: `${shaping} lnum pnum tnum`.split(' '),
  noHinting: true,
} as const;

/** A subset of a font with some letters and axes, in WOFF2. */
export async function subset(bytes: Buffer, letters: string, axes: Axes): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(bytes, letters, { ...subsetOptions, variationAxes: axes });
}

async function openFont(bytes: Buffer) {
  const [{ default: subsetFont }, { create }] = await Promise.all([
    import('subset-font'),
    import('fontkit'),
  ]);
  const original = create(bytes);
  // fontkit can't vary fonts in WOFF2.
  const font = create(await subsetFont(bytes, latin, { targetFormat: 'sfnt' }));
  if (!('layout' in font && 'layout' in original)) throw new Error('It is more than one font.');
  if (!font.hasGlyphForCodePoint(x)) throw new Error('It has no `x`.');
  return { font, characters: original.characterSet };
}

function within(axis: Font['variationAxes'][string], value: number): number {
  const { min = value, max = value } = axis ?? {};
  return Math.min(Math.max(value, min), max);
}

/** In older fonts, which may set several bits, the one that permits most applies. */
function isEmbeddable({ 'OS/2': { fsType } }: Font): boolean {
  const { noEmbedding, viewOnly, editable, noSubsetting, bitmapOnly } = fsType;
  return (!noEmbedding || viewOnly || editable) && !noSubsetting && !bitmapOnly;
}

function heightsOf(font: Font): Pick<FontMetadata, 'ascent' | 'descent' | 'xHeight'> {
  const { unitsPerEm, hhea, 'OS/2': os2 } = font;
  const [ascent, descent] = os2.fsSelection.useTypoMetrics
    ? [os2.typoAscender, os2.typoDescender]
    : [hhea.ascent, hhea.descent];
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    xHeight: font.glyphForCodePoint(x).bbox.maxY / unitsPerEm,
  };
}

function widthsOf(instanceAt: (weight: number) => Font): FontMetadata['widths'] {
  const widthAt = (weight: number, text = sample) => {
    const instance = instanceAt(weight);
    return instance.layout(text).advanceWidth / instance.unitsPerEm / text.length;
  };
  return {
    400: widthAt(400),
    500: widthAt(500),
    600: widthAt(600),
    capitals: widthAt(500, sample.toUpperCase()),
  };
}
