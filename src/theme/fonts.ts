import cormorantItalic from './fonts/cormorant-garamond-italic-latin.woff2?no-inline';
import cormorantItalicExtended from './fonts/cormorant-garamond-italic-latin-ext.woff2?no-inline';
import cormorant from './fonts/cormorant-garamond-normal-latin.woff2?no-inline';
import cormorantExtended from './fonts/cormorant-garamond-normal-latin-ext.woff2?no-inline';
import figtree from './fonts/figtree-normal-latin.woff2?no-inline';
import figtreeExtended from './fonts/figtree-normal-latin-ext.woff2?no-inline';

/** A web font file. `range` is its `unicode-range`. */
interface FontFace {
  readonly family: 'Cormorant Garamond' | 'Figtree';
  readonly style: 'normal' | 'italic';
  readonly url: string;
  readonly range: string;
}

/**
 * A metric-adjusted local fallback font. `width`, for `size-adjust`, is how wide the web font sets the texts of that
 * style, in proportion to this one.
 */
interface FallbackFace {
  readonly family: 'Cormorant fallback' | 'Figtree fallback';
  readonly style: 'normal' | 'italic';
  readonly weight: '400 600' | '400' | '500' | '600';
  readonly systemFonts: readonly string[];
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

const latin =
  'U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
const extended = 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3';
const primes = 'U+2032-2033';

/** The web fonts; where ranges overlap, the later face wins. */
export const fontFaces: readonly FontFace[] = [
  { family: 'Cormorant Garamond', style: 'normal', url: cormorant, range: latin },
  { family: 'Cormorant Garamond', style: 'normal', url: cormorantExtended, range: extended },
  { family: 'Cormorant Garamond', style: 'italic', url: cormorantItalic, range: latin },
  { family: 'Cormorant Garamond', style: 'italic', url: cormorantItalicExtended, range: extended },
  { family: 'Figtree', style: 'normal', url: figtree, range: latin },
  { family: 'Figtree', style: 'normal', url: figtreeExtended, range: extended },
  // Figtree lacks the primes of durations (12′).
  { family: 'Figtree', style: 'normal', url: cormorant, range: primes },
];

// All weights of the serif are about as wide.
const cormorantMetrics = {
  family: 'Cormorant fallback',
  weight: '400 600',
  ascent: 0.924,
  descent: 0.287,
} as const;
const figtreeMetrics = {
  family: 'Figtree fallback',
  style: 'normal',
  ascent: 0.95,
  descent: 0.25,
} as const;
const notoSerif = ['Noto Serif', 'NotoSerif'] as const;
const notoSerifItalic = ['Noto Serif Italic', 'NotoSerif-Italic'] as const;
const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'] as const;
const timesItalic = [
  'Times New Roman Italic',
  'TimesNewRomanPS-ItalicMT',
  'Liberation Serif Italic',
  'Tinos Italic',
] as const;
const roboto = ['Roboto', 'Roboto-Regular'] as const;
const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] as const;

/**
 * The fallback fonts, the most common ones last: browsers try the last face first. Weight 500 of the sans is set in
 * capitals only, whose proportions are others.
 */
export const fallbackFaces: readonly FallbackFace[] = [
  { ...cormorantMetrics, style: 'normal', systemFonts: notoSerif, width: 0.808 },
  { ...cormorantMetrics, style: 'normal', systemFonts: times, width: 0.965 },
  { ...cormorantMetrics, style: 'italic', systemFonts: notoSerifItalic, width: 0.757 },
  { ...cormorantMetrics, style: 'italic', systemFonts: timesItalic, width: 0.873 },
  { ...figtreeMetrics, weight: '400', systemFonts: roboto, width: 1.005 },
  { ...figtreeMetrics, weight: '500', systemFonts: roboto, width: 1.043 },
  { ...figtreeMetrics, weight: '600', systemFonts: roboto, width: 1.022 },
  { ...figtreeMetrics, weight: '400', systemFonts: arial, width: 0.998 },
  { ...figtreeMetrics, weight: '500', systemFonts: arial, width: 0.968 },
  { ...figtreeMetrics, weight: '600', systemFonts: arial, width: 1.016 },
];

/** URLs of the font files that every page preloads. */
export const preloadedFonts: readonly string[] = [cormorant, figtree];

const serifFallback = "'Cormorant fallback', Georgia, serif";
const sansFallback = "'Figtree fallback', system-ui, sans-serif";

/** The font stacks; while a page is read, a font that came late is left out, as starter.ts says. */
export const fontStacks = {
  ':root': {
    '--serif': `'Cormorant Garamond', ${serifFallback}`,
    '--sans': `'Figtree', ${sansFallback}`,
  },
  ':root[data-late~=serif]': { '--serif': serifFallback },
  ':root[data-late~=sans]': { '--sans': sansFallback },
} as const;

/** The `@font-face` rules of the web fonts and of their fallbacks, which prevent a layout shift. */
export function fontFaceRules(): string {
  return [...fontFaces.map(faceRule), ...fallbackFaces.map(fallbackRule)].join('');
}

function faceRule({ family, style, url, range }: FontFace): string {
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:400 600;font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`;
}

function fallbackRule(face: FallbackFace): string {
  const { family, style, weight, systemFonts, width, ascent, descent } = face;
  const source = systemFonts.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};src:${source};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`;
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10}%`;
}
