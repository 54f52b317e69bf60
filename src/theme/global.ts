import { css } from '@emotion/react';
import { emphasis, fontFaceRules, fontStacks, fontSynthesis } from './fonts.ts';
import { printStyles } from './print.ts';
import { colour, font, forward, motion, scheme, size, space, svh, when } from './tokens.ts';
import { displayStyle } from './type.ts';

const stacks = css(fontStacks);

const page = css({
  ':root': {
    '--header': '6rem',
    '--svh': '1vh',
    // Silences @reach/dialog's warning that its style sheet is missing.
    '--reach-dialog': '1',
    colorScheme: scheme,
    scrollbarGutter: 'stable',
    scrollbarColor: `${colour.brassFaint} ${colour.ground}`,
    scrollPaddingBlockStart: `calc(${space.header} + ${space[4]})`,
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
  },
  '@supports (height: 1svh)': { ':root': { '--svh': '1svh' } },
  [when.short]: { ':root': { '--header': '4rem' } },
  ':root, [dir=ltr]': { '--forward': '1' },
  '[dir=rtl]': { '--forward': '-1' },
  ':root[data-overlay]': { overflow: 'hidden' },
  '*, ::before, ::after': { boxSizing: 'border-box' },
  body: {
    margin: 0,
    background: colour.ground,
    color: colour.ivory,
    fontFamily: font.text,
    fontSize: size.text,
    lineHeight: 1.65,
    fontSynthesis,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // Hinting rounds widths to integer pixels, which changes the ratio of web fonts to their fallbacks.
    textRendering: 'geometricPrecision',
    // Unlike `break-word`, it reduces the min-content width, so that long words don't widen grid columns.
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    WebkitHyphens: 'auto',
    hyphenateLimitChars: '9 4 4',
  },
  '#root': { display: 'flex', flexDirection: 'column', minBlockSize: `calc(100 * ${svh})` },
  '[data-reach-dialog-overlay]': { position: 'fixed', inset: 0, overflow: 'auto' },
});

const elements = css({
  'h1, h2, h3, h4, h5, h6': { ...displayStyle, margin: 0 },
  h2: { fontSize: size.section },
  h3: { fontSize: size.item },
  'h4, h5, h6': { fontSize: size.lead },
  'p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
  // A hyphen could be mistaken for a part of the code or the address.
  'code, samp, a[href^="mailto:"]': { hyphens: 'manual' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  p: { textWrap: 'pretty' },
  // A text in a language of another direction is aligned with its siblings.
  ':where([lang] [lang][dir])': { textAlign: ['-webkit-match-parent', 'match-parent'] },
  'em, cite': {
    ...emphasis,
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
  'svg[data-directed]': { transform: `scaleX(${forward})` },
  img: { maxInlineSize: '100%', blockSize: 'auto' },
  // Scroll containers don't contribute to their parent's width, and needn't break words.
  '[data-scroller]': { contain: 'inline-size', overflowWrap: 'normal' },
  '::selection': { background: colour.brass, color: colour.ground },
  ':focus-visible': { outline: `2px solid ${colour.brass}`, outlineOffset: 4 },
  // Focused by script for screen readers, not interactive.
  'h1:focus, main:focus': { outline: 'none' },
});

const reducedMotion = css({
  [when.still]: {
    '*, ::before, ::after': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});

/** The global style sheet. It isn't processed by Stylis, so its rules mustn't be nested. */
export const globalStyles = [
  fontFaceRules(),
  stacks.styles,
  page.styles,
  elements.styles,
  reducedMotion.styles,
  printStyles.styles,
].join('');
