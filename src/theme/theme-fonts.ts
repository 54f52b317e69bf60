import cormorantItalic from './fonts/cormorant-garamond-italic-latin.woff2?no-inline';
import cormorantItalicExtended from './fonts/cormorant-garamond-italic-latin-ext.woff2?no-inline';
import cormorant from './fonts/cormorant-garamond-normal-latin.woff2?no-inline';
import cormorantExtended from './fonts/cormorant-garamond-normal-latin-ext.woff2?no-inline';
import figtree from './fonts/figtree-normal-latin.woff2?no-inline';
import figtreeExtended from './fonts/figtree-normal-latin-ext.woff2?no-inline';
import type { FallbackFace, FontFace, FontFamily } from './font-family.ts';

const latin =
  'U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
const extended = 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3';
const primes = 'U+2032-2033';

// All weights of the serif are about as wide.
const cormorantMetrics = { weight: '400 600', ascent: 0.924, descent: 0.287 } as const;
const figtreeMetrics = { style: 'normal', ascent: 0.95, descent: 0.25 } as const;
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

/** Figtree lacks the primes of durations (12′). Where ranges overlap, the later face wins. */
const figtreeFaces: readonly FontFace[] = [
  { style: 'normal', weight: '400 600', url: figtree, range: latin },
  { style: 'normal', weight: '400 600', url: figtreeExtended, range: extended },
  { style: 'normal', weight: '400 600', url: cormorant, range: primes },
];

const cormorantFaces: readonly FontFace[] = [
  { style: 'normal', weight: '400 600', url: cormorant, range: latin },
  { style: 'normal', weight: '400 600', url: cormorantExtended, range: extended },
  { style: 'italic', weight: '400 600', url: cormorantItalic, range: latin },
  { style: 'italic', weight: '400 600', url: cormorantItalicExtended, range: extended },
];

/** Weight 500 of the sans is set in capitals only, whose proportions are others. */
const figtreeFallbacks: readonly FallbackFace[] = [
  { ...figtreeMetrics, weight: '400', systemFonts: roboto, width: 1.005 },
  { ...figtreeMetrics, weight: '500', systemFonts: roboto, width: 1.043 },
  { ...figtreeMetrics, weight: '600', systemFonts: roboto, width: 1.022 },
  { ...figtreeMetrics, weight: '400', systemFonts: arial, width: 0.998 },
  { ...figtreeMetrics, weight: '500', systemFonts: arial, width: 0.968 },
  { ...figtreeMetrics, weight: '600', systemFonts: arial, width: 1.016 },
];

const cormorantFallbacks: readonly FallbackFace[] = [
  { ...cormorantMetrics, style: 'normal', systemFonts: notoSerif, width: 0.808 },
  { ...cormorantMetrics, style: 'normal', systemFonts: times, width: 0.965 },
  { ...cormorantMetrics, style: 'italic', systemFonts: notoSerifItalic, width: 0.757 },
  { ...cormorantMetrics, style: 'italic', systemFonts: timesItalic, width: 0.873 },
];

/** The typefaces of the theme. Of their fallback fonts the most common come last: browsers try the last face first. */
export const themeFonts = {
  display: {
    name: 'Cormorant Garamond',
    faces: cormorantFaces,
    preloaded: cormorant,
    fallbackName: 'Cormorant fallback',
    fallbacks: cormorantFallbacks,
    generic: 'Georgia, serif',
    xHeight: 0.41,
  },
  text: {
    name: 'Figtree',
    faces: figtreeFaces,
    preloaded: figtree,
    fallbackName: 'Figtree fallback',
    fallbacks: figtreeFallbacks,
    generic: 'system-ui, sans-serif',
    xHeight: 0.5,
  },
} as const satisfies Readonly<Record<string, FontFamily>>;
