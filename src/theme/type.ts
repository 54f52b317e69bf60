import { font, size, tracking } from './tokens.ts';

/** The sans in open capitals: labels, navigation, buttons. */
export const label = {
  fontFamily: font.text,
  fontSize: size.label,
  fontWeight: 500,
  letterSpacing: tracking.label,
  lineHeight: 1.5,
  textTransform: 'uppercase',
} as const;

/** The serif at display sizes. */
export const display = {
  fontFamily: font.display,
  fontWeight: 500,
  letterSpacing: tracking.display,
  lineHeight: 1.08,
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
} as const;
