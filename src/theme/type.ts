import { touchTarget } from './layout.ts';
import { textWidth } from '../text/text-width.ts';
import { colour, font, forward, from, size, space, tracking, when } from './tokens.ts';

/** Large type and labels hyphenate only very long words; global.ts hyphenates texts. */
const longWordsOnly = { hyphenateLimitChars: '18 4 4' } as const;

/** Letter-spaced sans capitals: labels, navigation, buttons. */
export const labelStyle = {
  ...longWordsOnly,
  fontFamily: font.text,
  fontSize: size.label,
  fontWeight: 500,
  letterSpacing: tracking.label,
  lineHeight: 1.5,
  textTransform: 'uppercase',
} as const;

/** A link styled as a label, with the minimum size of a touch target. */
export const labelLink = {
  ...labelStyle,
  ...touchTarget,
  gap: space[2],
  color: colour.brass,
  textDecoration: 'underline',
  textDecorationColor: colour.brassFaint,
  textUnderlineOffset: '.6em',
  [when.hover]: { '&:hover': { color: colour.brassBright } },
} as const;

/** Emphasis within the serif, at the size of the surrounding text. */
export const emphasisInSerif = { '--emphasis-size': '1em' } as const;

/** Emphasis within italics, set upright. */
export const emphasisInItalics = { ...emphasisInSerif, '--emphasis-style': 'normal' } as const;

/**
 * A type size, or a smaller one at which the longest word fits on a line of the page.
 * @example fittingSize('5rem', 'Kammerorchester Köln') // => 'min(5rem, (100vw - 2 * …) / 8.1)', for 15 letters
 */
export function fittingSize(preferred: string, text: string): string {
  const longest = Math.max(...text.split(/[\s-]+/).map(textWidth));
  return `min(${preferred}, (100vw - 2 * ${space.gutter}) / ${(longest * letterWidth).toFixed(1)})`;
}

/** In em: an upper bound of the average in words of the serif, except those in capitals. */
const letterWidth = 0.54;

/** The serif at display sizes. */
export const displayStyle = {
  ...longWordsOnly,
  ...emphasisInSerif,
  fontFamily: font.display,
  fontWeight: 500,
  letterSpacing: tracking.display,
  // High enough for an accented capital below a descender.
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
} as const;

/** Lining figures of the serif, for dates and durations; its default figures are old-style. */
export const serifFigures = {
  fontFamily: font.display,
  fontVariantNumeric: 'lining-nums',
} as const;

/** A quote in large type between its `data-opening` and `data-closing` marks, with hanging punctuation on wide screens. */
export const hangingQuote = {
  ...emphasisInItalics,
  ...longWordsOnly,
  fontFamily: font.display,
  fontStyle: 'italic',
  letterSpacing: '-.01em',
  textWrap: 'balance',
  // Hangs the opening mark outside of the text's edge.
  '&::before': {
    content: 'attr(data-opening)',
    color: colour.brass,
    [from.medium]: {
      position: 'absolute',
      transform: `translateX(calc(${forward} * (-100% - .12em)))`,
    },
  },
  '&::after': { content: 'attr(data-closing)', color: colour.brass },
} as const;

/** The source of a quotation: a label after a dash of a given length. */
export function attribution(length: string) {
  return {
    ...labelStyle,
    display: 'flex',
    alignItems: 'center',
    color: colour.brass,
    '&::before': {
      content: '""',
      inlineSize: length,
      borderBlockStart: `1px solid ${colour.brass}`,
    },
  } as const;
}
