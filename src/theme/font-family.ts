// In: font families. Out: their `@font-face` rules, and those of their local fallback fonts.

/**
 * A web font file. `range` is its `unicode-range`, `metrics` are further descriptors. Pages in a language written with
 * its `letters` preload it.
 */
export interface FontFace {
  readonly style: 'normal' | 'italic';
  readonly weight: string;
  readonly url: string;
  readonly range: string;
  readonly letters?: string;
  readonly metrics?: string;
}

/**
 * A metric-adjusted local fallback font. `width`, for `size-adjust`, is the width of texts in the web font relative to
 * this one.
 */
export interface FallbackFace {
  readonly style: 'normal' | 'italic';
  readonly weight: '400 600' | '400' | '500' | '600';
  readonly systemFonts: readonly string[];
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** A web font family with its fallbacks. `preloaded` is the file that every page needs; `xHeight` is in em. */
export interface FontFamily {
  readonly name: string;
  readonly faces: readonly FontFace[];
  readonly preloaded: string;
  readonly fallbackName: string;
  readonly fallbacks: readonly FallbackFace[];
  readonly generic: string;
  readonly xHeight: number;
}

/** The `@font-face` rules of families, followed by those of their fallbacks, which prevent layout shifts. */
export function fontFaceCss(families: readonly FontFamily[]): string {
  return [
    ...families.flatMap(({ name, faces }) => faces.map((face) => faceRule(name, face))),
    ...families.flatMap(({ fallbackName, fallbacks }) =>
      fallbacks.map((face) => fallbackRule(fallbackName, face)),
    ),
  ].join('');
}

function faceRule(family: string, { style, weight, url, range, metrics = '' }: FontFace): string {
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}${metrics}}`;
}

function fallbackRule(family: string, face: FallbackFace): string {
  const { style, weight, systemFonts, width, ascent, descent } = face;
  const source = systemFonts.map((name) => `local('${name}')`).join();
  const metrics = metricsCss(width, ascent / width, descent / width);
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};src:${source}${metrics}}`;
}

/** The metrics descriptors of a face: `size` relative to the font size, `ascent` and `descent` relative to `size`. */
export function metricsCss(size: number, ascent: number, descent: number): string {
  return `;size-adjust:${percent(size)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%`;
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10}%`;
}
