// The schema of where tickets are sold.
import { scalar } from './scalars.ts';
import { hintOnAddress, isSecureAddress } from './secure-address.ts';

/** Where seats can be had: an `https` URL, or an address of e-mail or of a telephone. */
export function bookingAddress() {
  return scalar({
    kind: 'notation',
    expected: 'an address that starts with `https://`, `mailto:` or `tel:`',
    example: 'https://example.org/tickets',
    note: 'an address of e-mail is `mailto:office@example.org`, a telephone `tel:+34600123456`',
    parse: (source) => {
      const isOther = /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+[\d()-]+)$/.test(source);
      return isOther || isSecureAddress(source) ? source : undefined;
    },
    hint: hintOnAddress,
  });
}
