// The schemas of e-mail addresses and telephone numbers.
import { scalar } from './scalars.ts';

/** An e-mail address. */
export function email() {
  const form = /^(?:mailto:)?([^\s@:<>]+@[^\s@<>,;?]+\.[^\s@.<>,;?]+)$/;
  const field = {
    kind: 'text',
    expected: 'an e-mail address',
    example: 'name@example.org',
    form: form.source,
  } as const;
  return scalar(field, (source) => form.exec(source)?.[1]);
}

/** A telephone number as it is written from abroad, in groups as its country has them. */
export function telephone() {
  const form = /^\+[1-9](?:[ ./-]?\(?\d\)?){6,14}$/;
  const field = {
    kind: 'text',
    expected: 'a telephone number that begins with `+` and the code of its country',
    example: '+34 910 000 000',
    form: form.source,
    meant: (source: string) => {
      const meant = source
        .replace(/^tel:/i, '')
        .replace(/^(?:00|\(\+\)|\+\s+)(?=[1-9])/, '+')
        .replace(/\s*\(0\)\s*/, ' ');
      return form.test(meant) ? meant : undefined;
    },
    remark: (source: string) => {
      if (!/^[\d\s()./-]{5,}$/.test(source) || source.startsWith('00')) return undefined;
      const number = source.replaceAll(/[()]/g, '').trim();
      return `Write \`+\` and the code of its country first: for Germany \`+49 ${number.replace(/^0/, '')}\`, for Italy, which keeps the first zero, \`+39 ${number}\`.`;
    },
  } as const;
  return scalar(field, (source) =>
    form.test(source) && !source.includes('(0)') ? source : undefined,
  );
}
