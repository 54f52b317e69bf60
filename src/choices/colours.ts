// In: the colours that an owner has chosen. Out: all of them.
import { assumeType } from '../assume-type.ts';
import { isLight, parseColour, withAlpha } from '../text/colour.ts';

/** A colour through which another shows. */
interface Faint {
  readonly of: 'ground' | 'ivory' | 'brass';
  readonly alpha: number;
  /** Where the ground is light: dark on light is told apart less easily than light on dark. */
  readonly alphaOnLight?: number;
}

/**
 * Colours, those that belong together beside each other: who turns one over turns its group. What stands on a ground meets
 * WCAG AA, body text AAA.
 */
const defaults = {
  /** The page: its grounds, what stands on them, and errors in words. */
  ground: '#0c0b0a',
  raised: '#161412',
  ivory: '#f4efe6',
  muted: '#b8b0a4',
  brass: '#c8a66a',
  brassBright: '#e6cb94',
  brassFaint: { of: 'brass', alpha: 0.5 },
  alert: '#eba897',
  line: { of: 'ivory', alpha: 0.14 },
  /** Borders of controls: at least 3:1 on the ground (WCAG 1.4.11). */
  lineStrong: { of: 'ivory', alpha: 0.42, alphaOnLight: 0.55 },
  veil: { of: 'ground', alpha: 0.82, alphaOnLight: 0.92 },
  shade: { of: 'ground', alpha: 0.55, alphaOnLight: 0.88 },
  clear: { of: 'ground', alpha: 0 },

  /** The toast of what has failed, and all that stands on it. */
  danger: '#7a1f1f',
  onDanger: '#f4efe6',

  /** Photographs, and the dark around one that is seen alone, on a light page too: signs and words on both. */
  backdrop: '#060505',
  onPicture: '#f4efe6',
  onPictureMuted: '#b8b0a4',
  onPictureActive: '#e6cb94',
  disc: 'rgb(12 11 10 / .45)',
  shadow: 'rgb(12 11 10 / .85)',

  /** Paper is white. */
  ink: '#000',
} as const satisfies Readonly<Record<string, string | Faint>>;

/** The name of a colour. */
export type ColourName = keyof typeof defaults;

/** Colours by their names, as CSS has them. */
export type Colours = Readonly<Record<ColourName, string>>;

const grounds: ReadonlySet<ColourName> = new Set(['ground', 'raised', 'danger', 'backdrop']);

/** All colours; what isn't chosen, or chosen badly, is as it is by default, or follows from the one that it is made of. */
export function coloursOf(chosen: Readonly<Record<string, unknown>>): Colours {
  const valueOf = (name: ColourName): string => {
    const value = chosen[name];
    const usual: string | Faint = defaults[name];
    if (typeof value === 'string' && canBe(name, value)) return value;
    if (typeof usual === 'string') return usual;
    const { alpha, alphaOnLight = alpha } = usual;
    return withAlpha(valueOf(usual.of), isLight(valueOf('ground')) ? alphaOnLight : alpha);
  };
  return mapColours(valueOf);
}

/** Whether a colour can have a value. */
export function canBe(name: ColourName, value: string): boolean {
  const colour = parseColour(value);
  return colour !== undefined && (colour.alpha === 1 || !isGround(name));
}

/** Whether others stand on a colour, so that nothing may show through it. */
export function isGround(name: ColourName): boolean {
  return grounds.has(name);
}

/** The colour that another is made of where it isn't chosen itself. */
export function basisOf(name: ColourName): ColourName {
  const usual: string | Faint = defaults[name];
  return typeof usual === 'string' ? name : usual.of;
}

/** The scheme in which browsers draw what is theirs, such as fields: `light` on a light ground. */
export type Scheme = 'dark' | 'light';

/** The scheme of a page. */
export function schemeOn({ ground }: Colours): Scheme {
  return isLight(ground) ? 'light' : 'dark';
}

function mapColours(valueOf: (name: ColourName) => string): Colours {
  const names = assumeType<ColourName[]>(Object.keys(defaults));
  return assumeType<Colours>(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
}
