// The schemas of e-mail addresses and telephone numbers.
import { scalar } from './scalars.ts';

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
