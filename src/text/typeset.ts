import type { Locale } from '../locales.ts';
import { noBreaks } from './no-break.ts';
import { nestQuotations } from './quotation-marks.ts';

/** A text of an editor as its language is printed; `isQuoted` where it is shown within marks of quotation. */
export function typeset(text: string, locale: Locale, isQuoted = false): string {
  return noBreaks(isQuoted ? nestQuotations(text, locale) : text, locale);
}
