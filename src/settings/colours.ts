// In: the colours that an owner has chosen. Out: all colours of the site.
import { contrastRatio, isLight, isOpaque, mix, withAlpha } from '../text/colour.ts';

/** The default colours: their contrasts meet WCAG AA, those of body text AAA. */
const defaults = {
  /** The page: its grounds, what is on them, and the texts of errors. */
  ground: '#0c0b0a',
  raised: '#161412',
  ivory: '#f4efe6',
  muted: '#b8b0a4',
  brass: '#c8a66a',
  brassBright: '#e6cb94',
  brassFaint: 'rgb(200 166 106 / .5)',
  alert: '#eba897',
  line: 'rgb(244 239 230 / .14)',
  lineStrong: 'rgb(244 239 230 / .42)',
  veil: 'rgb(12 11 10 / .82)',
  shade: 'rgb(12 11 10 / .55)',
  clear: 'rgb(12 11 10 / 0)',

  /** The toast of a failure, and its text. */
  danger: '#7a1f1f',
  onDanger: '#f4efe6',

  /** Photographs and the backdrop of the lightbox, which are dark on a light page too, and what is on both. */
  backdrop: '#060505',
  onPicture: '#f4efe6',
  onPictureMuted: '#b8b0a4',
  onPictureActive: '#e6cb94',
  disc: 'rgb(12 11 10 / .45)',
  shadow: 'rgb(12 11 10 / .85)',

  /** Paper is white. */
  ink: '#000',
};

/** All colours, keyed by name, in CSS notation. */
export type Colours = Readonly<typeof defaults>;

/** The name of a colour. */
export type ColourName = keyof Colours;

/** The colours that an owner can choose, keyed by field. */
export const customizableColours = {
  ground: 'ground',
  text: 'ivory',
  accent: 'brass',
  notice: 'danger',
} as const satisfies Readonly<Record<string, ColourName>>;

/** A colour, the ground below it, and the minimum contrast of the two. */
type Pair = readonly [colour: ColourName, ground: ColourName, minimum: number];

/** Pairs of the site, by WCAG 2.2: 1.4.3 for text, 1.4.11 for the borders of fields. */
export const contrastPairs: readonly Pair[] = [
  ['ivory', 'ground', 4.5],
  ['ivory', 'raised', 4.5],
  ['muted', 'ground', 4.5],
  ['muted', 'raised', 4.5],
  ['brass', 'ground', 4.5],
  ['brass', 'raised', 4.5],
  ['brassBright', 'ground', 4.5],
  ['brassBright', 'raised', 4.5],
  ['alert', 'ground', 4.5],
  ['lineStrong', 'ground', 3],
  ['onDanger', 'danger', 4.5],
  ['onPicture', 'backdrop', 4.5],
  ['onPictureMuted', 'backdrop', 4.5],
  ['onPictureActive', 'backdrop', 4.5],
];

/** A colour that follows from the chosen ones, and its candidates in the order of preference. */
type Mixture = readonly [name: ColourName, candidates: (colours: Colours) => readonly string[]];

/**
 * In this order: `raised` is a ground of some that follow. The last candidate satisfies every pair if the chosen
 * colours do.
 */
const mixtures: readonly Mixture[] = [
  ['raised', ({ ground, ivory }) => mixes(ground, ivory, 0.04, 0)],
  ['muted', ({ ground, ivory }) => mixes(ivory, ground, 0.26, 0)],
  ['brassBright', ({ brass, ivory }) => mixes(brass, ivory, 0.5, 0)],
  ['brassFaint', ({ brass }) => [withAlpha(brass, 0.5)]],
  ['alert', ({ danger, ivory }) => mixes(danger, ivory, 0, 1)],
  ['line', ({ ivory }) => [withAlpha(ivory, 0.14)]],
  ['lineStrong', ({ ivory }) => steps(0.42, 1).map((alpha) => withAlpha(ivory, alpha))],
  // Dark on light needs more contrast than light on dark.
  ['veil', ({ ground }) => [withAlpha(ground, isLight(ground) ? 0.92 : 0.82)]],
  ['shade', ({ ground }) => [withAlpha(ground, isLight(ground) ? 0.88 : 0.55)]],
  ['clear', ({ ground }) => [withAlpha(ground, 0)]],
  ['onDanger', ({ ground, ivory }) => [ivory, ground]],
  ['onPictureActive', ({ brass, onPicture }) => mixes(brass, onPicture, 0, 1)],
];

/** All colours: the defaults, or mixtures of the chosen ones. Invalid choices are ignored. */
export function coloursOf(chosen: Readonly<Record<string, unknown>>): Colours {
  const valid = Object.entries(customizableColours).flatMap(([field, name]) => {
    const value = chosen[field];
    return typeof value === 'string' && isOpaque(value) ? [[name, value] as const] : [];
  });
  if (valid.length === 0) return defaults;
  const colours: Record<ColourName, string> = { ...defaults, ...Object.fromEntries(valid) };
  for (const [name, candidates] of mixtures) {
    const values = candidates(colours);
    const fitting = values.find((value) => fits(name, { ...colours, [name]: value }));
    colours[name] = fitting ?? values.at(-1) ?? colours[name];
  }
  return colours;
}

/** Whether a colour has enough contrast with the grounds below it, and with chosen colours on it. */
function fits(name: ColourName, colours: Colours): boolean {
  const roots: readonly ColourName[] = Object.values(customizableColours);
  return contrastPairs
    .filter(([colour, ground]) => colour === name || (ground === name && roots.includes(colour)))
    .every(
      ([colour, ground, minimum]) => contrastRatio(colours[colour], colours[ground]) >= minimum,
    );
}

function mixes(source: string, other: string, first: number, last: number): string[] {
  return steps(first, last).map((share) => mix(source, other, share));
}

function steps(first: number, last: number): number[] {
  return Array.from({ length: 11 }, (_, index) => first + ((last - first) * index) / 10);
}

/** The `color-scheme`, in which browsers draw form fields: `light` on a light ground. */
export type Scheme = 'dark' | 'light';

/** The scheme of a page. */
export function schemeOf({ ground }: Colours): Scheme {
  return isLight(ground) ? 'light' : 'dark';
}
