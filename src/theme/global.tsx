import { css } from '@emotion/react';
import { fontFaceRules } from './fonts.ts';
import { printStyles } from './print.ts';
import { colour, font, motion, size, space, when } from './tokens.ts';
import { display } from './type.ts';

/** The styles of bare elements. React leaves the element of a prerendered page where it is, which Emotion’s `Global` moves. */
export function GlobalStyles() {
  return (
    <style href="global" precedence="global">
      {globalStyles}
    </style>
  );
}

const page = css({
  ':root': {
    '--header': '6rem',
    // Tells @reach/dialog that its own style sheet isn't wanted.
    '--reach-dialog': '1',
    colorScheme: 'dark',
    scrollbarGutter: 'stable',
    scrollbarColor: `${colour.brassFaint} ${colour.ground}`,
    scrollPaddingBlockStart: `calc(${space.header} + ${space[4]})`,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
  },
  [when.short]: { ':root': { '--header': '4rem' } },
  // Overlays cover the gutter too; `--strip` is its width meanwhile.
  ':root:has([data-reach-dialog-overlay])': {
    overflow: 'hidden',
    scrollbarGutter: 'auto',
    overflowAnchor: 'none',
  },
  '*, ::before, ::after': { boxSizing: 'border-box' },
  body: {
    margin: 0,
    paddingInlineEnd: 'var(--strip, 0)',
    background: colour.ground,
    color: colour.ivory,
    fontFamily: font.text,
    fontSize: size.text,
    lineHeight: 1.65,
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    // Counts where columns are made, too: `break-word` would leave them as wide as their longest word.
    overflowWrap: 'anywhere',
  },
  '#root': { display: 'flex', flexDirection: 'column', minBlockSize: '100svh' },
  '[data-reach-dialog-overlay]': { position: 'fixed', inset: 0, overflow: 'auto' },
});

const elements = css({
  'h1, h2, h3, h4': { ...display, margin: 0 },
  'p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  p: { textWrap: 'pretty' },
  // The sans has no italics: titles of works stand in the serif's, as large as the sans looks.
  'em, cite': {
    fontFamily: font.display,
    fontStyle: 'var(--emphasis-style, italic)',
    fontSize: 'var(--emphasis-size, 1.22em)',
    fontWeight: 500,
    lineHeight: 1,
  },
  'a, button': {
    color: 'inherit',
    transition: `color ${motion.hover} ${motion.ease}`,
    WebkitTapHighlightColor: colour.clear,
  },
  [when.hover]: { 'a:hover, button:hover': { color: colour.brassBright } },
  a: { textDecorationThickness: '1px', textUnderlineOffset: '.25em' },
  'button, input, textarea': { font: 'inherit', color: 'inherit' },
  button: { padding: 0, border: 0, background: 'none', cursor: 'pointer' },
  'img, svg': { display: 'block' },
  img: { maxInlineSize: '100%', blockSize: 'auto' },
  // What scrolls by itself makes nothing around it wider, and has no need to break words.
  '[data-scroller]': { contain: 'inline-size', overflowWrap: 'normal' },
  '::selection': { background: colour.brass, color: colour.ground },
  ':focus-visible': { outline: `2px solid ${colour.brass}`, outlineOffset: 4 },
  // Where the focus is put for screen readers it isn't something to act on.
  'h1:focus, main:focus': { outline: 'none' },
});

const conditions = css({
  [when.still]: {
    '*, ::before, ::after': {
      animation: 'none !important',
      transition: 'none !important',
    },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animation: 'none !important',
    },
  },
  [when.print]: {
    ':root': { '--header': '0rem', colorScheme: 'light', fontSize: '10.5pt' },
    '*, ::before, ::after': {
      color: `${colour.ink} !important`,
      background: `${colour.clear} !important`,
      borderColor: 'currentcolor !important',
    },
    'p, li': { orphans: 3, widows: 3 },
    'body > :not(#root)': { display: 'none' },
  },
});

/** The text of these styles. Nothing takes nesting out of it, so that it has none. */
export const globalStyles = [
  fontFaceRules(),
  page.styles,
  elements.styles,
  conditions.styles,
  printStyles.styles,
].join('');
