// In: the font files of an owner. Out: a font family of the same metrics as the theme's family that it replaces.
import type { FontRole, Typeface, FontFile } from '../settings/typefaces.ts';
import { metricsCss, type FallbackFace, type FontFace, type FontFamily } from './font-family.ts';

type Widths = FontFile['widths'];

/** The average character widths of the theme's fonts, as `readFont` measures them; the sans has no italics. */
export const themeFontWidths = {
  display: {
    normal: { 400: 0.3834, 500: 0.3849, 600: 0.3866, capitals: 0.54 },
    italic: { 400: 0.3514, 500: 0.3514, 600: 0.3514, capitals: 0.4885 },
  },
  text: {
    normal: { 400: 0.4402, 500: 0.4437, 600: 0.4478, capitals: 0.5536 },
    italic: { 400: 0.4402, 500: 0.4437, 600: 0.4478, capitals: 0.5536 },
  },
} as const satisfies Readonly<Record<FontRole, Readonly<Record<FontFace['style'], Widths>>>>;

const arialItalic: FallbackFace = {
  style: 'italic',
  weight: '400 600',
  systemFonts: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic', 'Arimo Italic'],
  width: 0.998,
  ascent: 0.95,
  descent: 0.25,
};

/** The family of an owner's fonts; scaled down if it is wider than the theme's, for which the type sizes are chosen. */
export function customFontFamily(
  role: FontRole,
  typeface: Typeface,
  theme: FontFamily,
): FontFamily {
  const { upright, italic, bold = upright } = typeface;
  const normal = { ...upright, widths: { ...upright.widths, 600: bold.widths[600] } };
  const size = 1 / Math.max(1, ...Object.values(proportions(normal, themeFontWidths[role].normal)));
  const faces = [
    ...[...new Set([upright, bold])].flatMap((font) => facesOf(font, 'normal', size)),
    ...(italic ? facesOf(italic, 'italic', size) : []),
  ];
  const fallbacks = role === 'text' ? [...theme.fallbacks, arialItalic] : theme.fallbacks;
  return {
    ...theme,
    name: `Custom ${role}`,
    faces,
    preloaded: faces[0]?.url ?? theme.preloaded,
    fallbackName: `Custom ${role} fallback`,
    fallbacks: fallbacks.flatMap((fallback) => {
      const font = fallback.style === 'normal' ? normal : italic;
      return font ? customFallback(font, role, fallback, size) : [];
    }),
    xHeight: (italic ?? upright).xHeight * size,
  };
}

function facesOf(font: FontFile, style: FontFace['style'], size: number): FontFace[] {
  const { weights, ascent, descent } = font;
  return font.subsets.map(({ address, letters }) => ({
    style,
    weight: [...new Set(weights)].join(' '),
    url: import.meta.env.BASE_URL + address,
    range: toUnicodeRange(letters),
    letters,
    metrics: metricsCss(size, ascent, descent),
  }));
}

function customFallback(
  font: FontFile,
  role: FontRole,
  fallback: FallbackFace,
  size: number,
): FallbackFace {
  const {
    400: regular,
    500: medium,
    600: bold,
    capitals,
  } = proportions(font, themeFontWidths[role][fallback.style]);
  // In the theme's fallbacks, a face of weight 500 alone is for capitals.
  const proportion = { '400': regular, '500': capitals, '600': bold, '400 600': medium };
  const { ascent, descent } = font;
  return {
    ...fallback,
    width: fallback.width * proportion[fallback.weight] * size,
    ascent: ascent * size,
    descent: descent * size,
  };
}

/** The widths of a font relative to the theme's. */
function proportions({ widths }: FontFile, theme: Widths): Widths {
  return {
    400: widths[400] / theme[400],
    500: widths[500] / theme[500],
    600: widths[600] / theme[600],
    capitals: widths.capitals / theme.capitals,
  };
}

/**
 * Characters as a `unicode-range`.
 * @example rangeOf('abcx') // => 'U+61-63,U+78'
 */
export function toUnicodeRange(letters: string): string {
  const ranges: { from: number; to: number }[] = [];
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code <= last.to + 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}
