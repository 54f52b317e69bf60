import { colour, font, from, size, tracking } from './tokens.ts';

/** The sans in open capitals: labels, navigation, buttons. */
export const label = {
  fontFamily: font.text,
  fontSize: size.label,
  fontWeight: 500,
  letterSpacing: tracking.label,
  lineHeight: 1.5,
  textTransform: 'uppercase',
} as const;

/** Emphasis within the serif, which is as large as the text around it. */
const emphasisInSerif = { '--emphasis-size': '1em' } as const;

/** Emphasis within italics, which stands upright. */
export const emphasisInItalics = { ...emphasisInSerif, '--emphasis-style': 'normal' } as const;

/** The serif at display sizes. */
export const display = {
  ...emphasisInSerif,
  fontFamily: font.display,
  fontWeight: 500,
  letterSpacing: tracking.display,
  lineHeight: 1.08,
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
} as const;

/** A quotation in large type, whose mark hangs in the margin where there is one. */
export const hangingQuote = {
  ...emphasisInItalics,
  fontFamily: font.display,
  fontStyle: 'italic',
  letterSpacing: '-.01em',
  textWrap: 'balance',
  quotes: '"“" "”"',
  '&:lang(es)': { quotes: '"«" "»"' },
  // The first letter stands on the edge of the text.
  '&::before': {
    content: 'open-quote',
    color: colour.brass,
    [from.medium]: { position: 'absolute', transform: 'translateX(calc(-100% - .12em))' },
  },
  '&::after': { content: 'no-close-quote' },
} as const;
