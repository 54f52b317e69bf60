// Field types of addresses: URLs, site addresses, e-mail addresses, telephone numbers and booking links.
import { fieldType, type Hint } from './field-type.ts';
import { isPlaceholder } from './placeholders.ts';
import { notEmpty } from './phrase.ts';

/** An absolute `https` URL. */
export function address(example = 'https://example.org/') {
  return fieldType({
    name: 'address',
    expected: 'an address that starts with `https://`',
    example,
    pattern: '^https://.',
    parse: (source) => (isSecureAddress(source) ? source : undefined),
    hint: hintOnAddress,
  });
}

/** An absolute `https` URL, or an address of this site without its language, such as `/teaching`. */
export function linkAddress(example = 'https://example.org/') {
  const type = fieldType({
    name: 'address',
    expected: 'an address that starts with `https://`, or with `/` for a page of this site',
    example,
    pattern: '^(?:https://.|/)',
    parse: (source) =>
      isSecureAddress(source) || /^\/(?!\/)[^\s\\]*$/.test(source) ? source : undefined,
    hint: hintOnAddress,
  });
  return { ...type, acceptsSitePath: true } as const;
}

const sitePattern = /^https?:\/\/[^\s\\?#@]+$/;

export function siteAddress() {
  return fieldType({
    name: 'notation',
    expected: 'the address of this site, which begins with `https://` and has no `?` or `#`',
    example: 'https://example.org/',
    pattern: sitePattern.source,
    parse: (source) => siteUrl(source) && source,
    hint: hintOnAddress,
  });
}

/**
 * The normalized URL of the site; undefined unless it is an absolute `http` or `https` URL.
 * @example siteUrl('https://example.org/ines') // => 'https://example.org/ines/'
 */
export function siteUrl(source: string): string | undefined {
  if (!sitePattern.test(source) || !URL.canParse(source)) return undefined;
  const { origin, pathname } = new URL(source);
  return origin + pathname.replace(/\/*$/, '/');
}

/** The address of a recording; any text except an `https` URL means that it is unavailable. */
export function mediaAddress() {
  return fieldType({
    name: 'media',
    expected: 'an address',
    example: 'https://example.org/aurora',
    parse: notEmpty,
    warn: (source) =>
      isSecureAddress(source) || isPlaceholder(source)
        ? undefined
        : 'The page shows “audio unavailable”, because this isn’t an address that starts with `https://`.',
    hint: (source) => (/^www\.|\w\//.test(source) ? hintOnAddress(source) : undefined),
  });
}

/** Where tickets are sold: an `https`, `mailto:` or `tel:` URL. */
export function bookingAddress() {
  return fieldType({
    name: 'notation',
    expected: 'an address that starts with `https://`, `mailto:` or `tel:`',
    example: 'https://example.org/tickets',
    note: 'an e-mail address is `mailto:office@example.org`, a telephone number `tel:+34600123456`',
    parse: (source) => {
      const isMailOrTel = /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+[\d()-]+)$/.test(source);
      return isMailOrTel || isSecureAddress(source) ? source : undefined;
    },
    hint: hintOnAddress,
  });
}

export function email() {
  const pattern = /^(?:mailto:)?([^\s@:<>]+@[^\s@<>,;?]+\.[^\s@.<>,;?]+)$/;
  return fieldType({
    name: 'notation',
    expected: 'an e-mail address',
    example: 'name@example.org',
    pattern: pattern.source,
    parse: (source) => pattern.exec(source)?.[1],
  });
}

/** An international telephone number, with its digits grouped in any way. */
export function telephone() {
  const pattern = /^\+[1-9](?:[ ./-]?\(?\d\)?){6,14}$/;
  return fieldType({
    name: 'notation',
    expected: 'a telephone number that begins with `+` and the code of its country',
    example: '+34 910 000 000',
    parse: (source) => (pattern.test(source) && !source.includes('(0)') ? source : undefined),
  });
}

/** A domain, then an optional port, path, query and fragment. */
const secureAddress =
  /^https:\/\/[^\s/?#@\\:<>^|%[\]]+\.[^\s/?#@\\:<>^|%[\]]*(?::\d*)?(?:[/?#][^\s\\]*)?$/;

/** Whether a text is an absolute `https` URL. */
export function isSecureAddress(source: string): boolean {
  return secureAddress.test(source) && URL.canParse(source);
}

/** The hint for an address without `https://`, if its host looks like a domain: not a number, nor a name without a dot. */
export function hintOnAddress(source: string): Hint | undefined {
  const value = `https://${source.replace(/^https?:\/\//i, '')}`;
  return isSecureAddress(value) && /\p{L}$/u.test(new URL(value).hostname) ? { value } : undefined;
}
