import { colour, motion, space, when } from './tokens.ts';

/** The page's column without its gutters, for what has a line as wide as that. */
export const column = {
  inlineSize: `min(${space.page}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
} as const;

/** Styles of what lies on a photograph, or on a row. */
export const pseudoOverlay = { content: '""', position: 'absolute', inset: 0 } as const;

/** Two columns of a grid, by their shares. */
export function twoColumns(start: number, end: number): string {
  return `minmax(0, ${start}fr) minmax(0, ${end}fr)`;
}

/** As many beside each other as there is room for. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap' } as const;

/** A link or a button that is large enough for a finger. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: space.target,
  minBlockSize: space.target,
} as const;

/** A row that is as a whole what the link in it leads to. */
export const stretchedLink = {
  position: 'relative',
  '& a': { textDecoration: 'none', '&::after': { ...pseudoOverlay, zIndex: 1 } },
  [when.hover]: { '&:hover a': { color: colour.brassBright } },
} as const;

/** The hairline above a row. */
export const hairline = { borderBlockStart: `1px solid ${colour.line}` } as const;

/** A photograph in grayscale, and as it is once one comes near. */
export const grayscale = {
  filter: 'grayscale(1)',
  transition: `filter .6s ${motion.ease}`,
} as const;
export const fullColour = { filter: 'grayscale(0)' } as const;

/** Shown only where no script runs. */
export const noScriptOnly = {
  display: 'none',
  [when.noScript]: { display: 'block' },
} as const;
