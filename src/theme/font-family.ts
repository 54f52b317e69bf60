// A family of fonts -> its `@font-face` rules, and those of the local fonts that stand in until it is there.

/**
 * A web font file. `range` is its `unicode-range`, `measures` are its further descriptors. Pages in a language
 * of its `letters` preload it.
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
 * A metric-adjusted local fallback font. `width`, for `size-adjust`, is how wide the web font sets the texts of that
 * style, in proportion to this one.
 */
export interface FallbackFace {
  readonly style: 'normal' | 'italic';
  readonly weight: '400 600' | '400' | '500' | '600';
  readonly systemFonts: readonly string[];
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** What is set in one typeface. `preloaded` is the file that every page needs; `xHeight` is in em. */
export interface FontFamily {
  readonly name: string;
  readonly faces: readonly FontFace[];
  readonly preloaded: string;
  readonly fallbackName: string;
  readonly fallbacks: readonly FallbackFace[];
  readonly generic: string;
  readonly xHeight: number;
}

/** The `@font-face` rules of families, those of their fallbacks, which prevent a layout shift, last. */
export function fontFaceCss(families: readonly FontFamily[]): string {
  return [
    ...families.flatMap(({ name, faces }) => faces.map((face) => faceRule(name, face))),
    ...families.flatMap(({ fallbackName, fallbacks }) =>
      fallbacks.map((face) => fallbackRule(fallbackName, face)),
    ),
  ].join('');
}

function faceRule(
  family: string,
  { style, weight, url, range, metrics: measures = '' }: FontFace,
): string {
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}${measures}}`;
}

function fallbackRule(family: string, face: FallbackFace): string {
  const { style, weight, systemFonts, width, ascent, descent } = face;
  const source = systemFonts.map((name) => `local('${name}')`).join();
  const measures = metricsCss(width, ascent / width, descent / width);
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};src:${source}${measures}}`;
}

/** Descriptors of a face: its size, in proportion to that of the text, and its heights, in proportion to its size. */
export function metricsCss(size: number, ascent: number, descent: number): string {
  return `;size-adjust:${percent(size)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%`;
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10}%`;
}
