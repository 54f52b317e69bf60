// The schema of where tickets are sold.
import { isSecureAddress, placeForm, scalar } from './scalars.ts';

/** Where seats can be had: an `https` URL, or an address of e-mail or of a telephone. */
export function bookingAddress() {
  const field = {
    kind: 'text',
    expected: 'an address that starts with `https://`, `mailto:` or `tel:`',
    example: 'https://example.org/tickets',
    form: String.raw`^(?:https://${placeForm}|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d()-]+)$`,
    meant: (source: string) => bookingMeant(source),
    remedy:
      'Write, for example, `tickets: https://example.org/tickets`, `tickets: mailto:office@example.org` or `tickets: tel:+34600123456`.',
  } as const;
  return scalar(field, (source) => {
    const isOther = source.startsWith('https://') ? isSecureAddress(source) : true;
    return isOther && new RegExp(field.form).test(source) ? source : undefined;
  });
}

/** Prices: with decimals, or several. A number with its country's, or with `tel`, is one of a telephone whatever its signs. */
const prices = /^(?!\+|00|tel).*(?: [-/] |(?<![\d.])\d+\.\d\d?(?![\d.]))|^[1-9]\d*\//i;

/**
 * An address without what it begins with.
 * @example bookingMeant('office@example.org') // => 'mailto:office@example.org'
 * @example bookingMeant('+34 600 12 34 56') // => 'tel:+34600123456'
 */
function bookingMeant(source: string): string | undefined {
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@.]+$/.test(source)) return `mailto:${source}`;
  if (prices.test(source)) return undefined;
  const digits = /^(?:tel[.:]?)?\s*(\+?[\d ()./-]{6,})$/i.exec(source)?.[1];
  return digits && `tel:${digits.replaceAll(/[^\d+]/g, '')}`;
}
