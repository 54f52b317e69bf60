import { colour, motion, space, when } from './tokens.ts';

/** The page's column without its gutters, for elements with a border of that width. */
export const column = {
  inlineSize: `min(${space.page}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
} as const;

/** Styles of a pseudo-element that covers its parent. */
export const pseudoOverlay = { content: '""', position: 'absolute', inset: 0 } as const;

/** `grid-template-columns` of two columns, as fractions. */
export function twoColumns(start: number, end: number): string {
  return `minmax(0, ${start}fr) minmax(0, ${end}fr)`;
}

/** A row that wraps. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap' } as const;

/** A link or a button of at least the minimum size of a touch target. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: space.target,
  minBlockSize: space.target,
} as const;

/** A row whose link covers it entirely. */
export const stretchedLink = {
  position: 'relative',
  '& a': { textDecoration: 'none', '&::after': { ...pseudoOverlay, zIndex: 1 } },
  [when.hover]: { '&:hover a': { color: colour.brassBright } },
} as const;

/** A hairline above a row. */
export const hairline = { borderBlockStart: `1px solid ${colour.line}` } as const;

/** A photograph in grayscale, with a transition to `fullColour` on hover. */
export const grayscale = {
  filter: 'grayscale(1)',
  transition: `filter .6s ${motion.ease}`,
} as const;
export const fullColour = { filter: 'grayscale(0)' } as const;

/** Displayed only while no script runs. */
export const noScriptOnly = {
  display: 'none',
  [when.noScript]: { display: 'block' },
} as const;
