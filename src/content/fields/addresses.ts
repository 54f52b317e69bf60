// The schemas of e-mail addresses, telephone numbers and where tickets are sold.
import { scalar } from './scalars.ts';
import { hintOnAddress, isSecureAddress } from './secure-address.ts';

/** An e-mail address. */
export function email() {
  const form = /^(?:mailto:)?([^\s@:<>]+@[^\s@<>,;?]+\.[^\s@.<>,;?]+)$/;
  return scalar({
    kind: 'notation',
    expected: 'an e-mail address',
    example: 'name@example.org',
    pattern: form.source,
    parse: (source) => form.exec(source)?.[1],
  });
}

/** A telephone number as it is written from abroad, in groups as its country has them. */
export function telephone() {
  const form = /^\+[1-9](?:[ ./-]?\(?\d\)?){6,14}$/;
  return scalar({
    kind: 'notation',
    expected: 'a telephone number that begins with `+` and the code of its country',
    example: '+34 910 000 000',
    parse: (source) => (form.test(source) && !source.includes('(0)') ? source : undefined),
  });
}

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
