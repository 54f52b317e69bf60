import type { Localized } from '../content/fields/localized.ts';
import type { Messages } from '../content/fields/messages.ts';
import { textAt } from '../page/messages.ts';

/** A quotation, its text without the marks. */
export interface Quotation extends Localized {
  readonly opening: string;
  /** The closing mark, with the full stop after it in languages that place it there. */
  readonly closing: string;
}

/** A quotation's text including its marks. */
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
 * A text with the quotation marks of a language, in the format of `site.quote`.
 * @example quotation({ value: 'Sin podio.' }, '«{quote}».') // => { value: 'Sin podio', opening: '«', closing: '».' }
 */
export function toQuotation({ value, html, ...rest }: Localized, marks: string): Quotation {
  const [opening = '', closing = ''] = marks.split('{quote}');
  const isStopOutside = closing.endsWith('.');
  const withoutStop = (text: string) => (isStopOutside ? text.replace(/\.$/, '') : text);
  return {
    ...rest,
    value: withoutStop(value),
    ...(html !== undefined && { html: withoutStop(html) }),
    opening,
    closing: isStopOutside && !value.endsWith('.') ? closing.slice(0, -1) : closing,
  };
}
