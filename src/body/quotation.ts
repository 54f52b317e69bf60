import type { Localized } from '../content/fields/localized.ts';
import type { Messages } from '../content/fields/messages.ts';
import { textAt } from '../page/messages.ts';

/** A quotation, its text without the marks. */
export interface Quotation extends Localized {
  readonly opening: string;
  /** The closing mark, with the full stop behind it where a language has it there. */
  readonly closing: string;
}

/** A quotation with its marks, where these stand in the line. */
export function withMarks({ opening, closing, value, html, ...rest }: Quotation): Localized {
  const marked = (text: string) => opening + text + closing;
  return { ...rest, value: marked(value), ...(html !== undefined && { html: marked(html) }) };
}

/** A quotation in the marks of the page's language. */
export function quotationIn(
  text: Localized,
  { messages }: { readonly messages: Messages },
): Quotation {
  return toQuotation(text, textAt('site.quote', messages).value);
}

/**
 * A text with the marks of a language, which are given as `site.quote` is.
 * @example quotation({ value: 'Sin podio.' }, '«{quote}».') // => { value: 'Sin podio', opening: '«', closing: '».' }
 */
export function toQuotation({ value, html, ...rest }: Localized, marks: string): Quotation {
  const [opening = '', closing = ''] = marks.split('{quote}');
  const isStopBehind = closing.endsWith('.');
  const words = (text: string) => (isStopBehind ? text.replace(/\.$/, '') : text);
  return {
    ...rest,
    value: words(value),
    ...(html !== undefined && { html: words(html) }),
    opening,
    closing: isStopBehind && !value.endsWith('.') ? closing.slice(0, -1) : closing,
  };
}
