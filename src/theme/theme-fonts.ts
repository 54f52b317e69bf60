import { cyrillic, vietnamese } from '../text/letters.ts';
import cormorantItalicCyrillic from './fonts/cormorant-garamond-italic-cyrillic.woff2?no-inline';
import cormorantItalicCyrillicExtended from './fonts/cormorant-garamond-italic-cyrillic-ext.woff2?no-inline';
import cormorantItalicVietnamese from './fonts/cormorant-garamond-italic-vietnamese.woff2?no-inline';
import cormorantItalic from './fonts/cormorant-garamond-italic-latin.woff2?no-inline';
import cormorantItalicExtended from './fonts/cormorant-garamond-italic-latin-ext.woff2?no-inline';
import cormorantCyrillic from './fonts/cormorant-garamond-normal-cyrillic.woff2?no-inline';
import cormorantCyrillicExtended from './fonts/cormorant-garamond-normal-cyrillic-ext.woff2?no-inline';
import cormorantVietnamese from './fonts/cormorant-garamond-normal-vietnamese.woff2?no-inline';
import cormorant from './fonts/cormorant-garamond-normal-latin.woff2?no-inline';
import cormorantExtended from './fonts/cormorant-garamond-normal-latin-ext.woff2?no-inline';
import figtree from './fonts/figtree-normal-latin.woff2?no-inline';
import figtreeExtended from './fonts/figtree-normal-latin-ext.woff2?no-inline';
import type { FallbackFace, FontFace, FontFamily } from './font-family.ts';

const latin =
  'U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
const extended = 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3';
const primes = 'U+2032-2033';
const cyrillicSubset = { range: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116', letters: cyrillic };
const cyrillicExtendedSubset = { range: 'U+460-48F,U+492-4AF,U+4B2-52F', letters: cyrillic };
const vietnameseSubset = {
  range:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB',
  letters: vietnamese,
};

// All weights of the serif are about equally wide.
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

/** Figtree has no primes, which durations need (12′). Where ranges overlap, the later face wins. */
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

/** Faces of the serif for sites in a language written with their `letters`. */
export const cormorantExtraFaces: readonly FontFace[] = [
  { style: 'normal', weight: '400 600', url: cormorantCyrillic, ...cyrillicSubset },
  { style: 'normal', weight: '400 600', url: cormorantCyrillicExtended, ...cyrillicExtendedSubset },
  { style: 'normal', weight: '400 600', url: cormorantVietnamese, ...vietnameseSubset },
  { style: 'italic', weight: '400 600', url: cormorantItalicCyrillic, ...cyrillicSubset },
  {
    style: 'italic',
    weight: '400 600',
    url: cormorantItalicCyrillicExtended,
    ...cyrillicExtendedSubset,
  },
  { style: 'italic', weight: '400 600', url: cormorantItalicVietnamese, ...vietnameseSubset },
];

/** Weight 500 of the sans is used for capitals only, which have other proportions. */
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

/** The font families of the theme. Their most common fallbacks come last, since browsers try the last face first. */
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
