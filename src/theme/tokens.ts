import { settings } from '../settings/settings.ts';

/** The owner's colours, or the defaults in `src/settings/colours.ts`. */
export const { colours: colour, scheme } = settings;

/** The font stacks, which fonts.ts defines. */
export const font = { display: 'var(--serif)', text: 'var(--sans)' } as const;

/** Type sizes, fluid between 320 and 1440 px. The `vw` limit prevents overflow at large text sizes. */
export const size = {
  label: '.8125rem',
  small: '.9375rem',
  text: 'clamp(1.0625rem, 1.03rem + .16vw, 1.125rem)',
  lead: 'clamp(1.1875rem, 1.1rem + .4vw, 1.4375rem)',
  item: 'min(clamp(1.5rem, 1.35rem + .7vw, 2rem), 10vw)',
  large: 'min(clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem), 11vw)',
  section: 'min(clamp(2rem, 1.5rem + 2.2vw, 3.5rem), 12vw)',
  statement: 'min(clamp(2.25rem, 1.6rem + 3.2vw, 4.5rem), 12vw)',
  invitation: 'min(clamp(2.5rem, 1.6rem + 4.2vw, 5.25rem), 12vw)',
  quote: 'min(clamp(2rem, 1.4rem + 2.8vw, 3.75rem), 11vw)',
  page: 'min(clamp(2.75rem, 1.6rem + 5.2vw, 6rem), 14vw)',
  hero: 'min(clamp(3.25rem, 1.39rem + 9.3vw, 9.75rem), 15.5vw)',
} as const;

export const tracking = { label: '.18em', display: '-.015em' } as const;

/** Distances: steps of the 4 px grid, then layout dimensions. */
export const space = {
  1: '.25rem',
  2: '.5rem',
  3: '.75rem',
  4: '1rem',
  6: '1.5rem',
  8: '2rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
  gutter: 'clamp(1.25rem, 4vw, 3rem)',
  /** Between adjacent pictures. */
  seam: '.75rem',
  section: 'clamp(5rem, 11vw, 10rem)',
  /** 6rem, less on viewports of small height; set in global.ts. */
  header: 'var(--header)',
  page: '80rem',
  measure: '38rem',
  /** Minimum size of a touch target: 44 px. */
  target: '2.75rem',
} as const;

/** `1svh`, or `1vh` in browsers without it; set in global.ts. */
export const svh = 'var(--svh)';

/** Durations, distance and easing of animations and transitions. */
export const motion = {
  hover: '.3s',
  fade: '.7s',
  hero: '1.5s',
  stagger: '.12s',
  distance: '20px',
  ease: 'cubic-bezier(.22, .61, .36, 1)',
} as const;

/** The direction of text as a factor for transforms and angles: 1 for LTR, -1 for RTL; set in global.ts. */
export const forward = 'var(--forward)';

/** `z-index` values. */
export const layer = { header: 10, skip: 20, dialog: 30, toast: 40, loading: 50 } as const;

/** Minimum-width media queries of the breakpoints. */
export const from = {
  small: '@media (min-width: 36em)',
  medium: '@media (min-width: 48em)',
  large: '@media (min-width: 64em)',
} as const;

/** Maximum-width media queries of the breakpoints. */
export const below = { medium: '@media (max-width: 47.99em)' } as const;

/** Portrait orientation, as a media condition for `media` and `sizes`. */
export const portraitWindow = '(max-aspect-ratio: 1/1)';

/** Media queries other than width, and the selector for pages without a running script. */
export const when = {
  hover: '@media (hover: hover)',
  short: '@media (max-height: 26em)',
  portrait: `@media ${portraitWindow}`,
  still: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  noScript: 'html:not([data-script=starting], [data-script=ready]) &',
  screen: '@media screen',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const;
