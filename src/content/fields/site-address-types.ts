// The types of the addresses of the site and of its form service.
import { fieldType } from './field-type.ts';
import { hintOnAddress, isSecureAddress } from './secure-address.ts';
import { pattern } from './phrase.ts';

/**
 * The site's URL, normalised; nothing where it isn't an absolute `http` or `https` URL.
 * @example siteUrl('https://example.org/ines') // => 'https://example.org/ines/'
 */
export function siteUrl(source: string): string | undefined {
  if (!/^https?:\/\/[^\s\\]+$/.test(source) || !URL.canParse(source)) return undefined;
  const { origin, pathname, search, hash, username } = new URL(source);
  if (search || hash || username) return undefined;
  return origin + pathname.replace(/\/*$/, '/');
}

/** The address of the site itself. */
export function siteAddress() {
  const form = /^https?:\/\/[^\s\\?#@]+$/;
  const expected = "the site's own address, which begins with `https://` and holds no `?` or `#`";
  const example = 'https://example.org/';
  return fieldType({
    name: 'notation',
    expected,
    example,
    pattern: form.source,
    parse: (source) => (form.test(source) && siteUrl(source) ? source : undefined),
    hint: hintOnAddress,
  });
}

/** Where the contact form is posted to; `netlify` stands for the host of the site itself. */
export function formAddress() {
  // The policy of every page names the origin, which holds none of its signs.
  const origin = /^https:\/\/[\w.-]+(?:[:/?#]|$)/;
  return fieldType({
    name: 'address',
    expected: 'an address that starts with `https://`, or `netlify`',
    example: 'https://forms.example.org/abcd',
    pattern: '^(?:netlify$|https://.)',
    parse: (source) => {
      const isAddress = origin.test(source) && isSecureAddress(source);
      return source === 'netlify' || isAddress ? source : undefined;
    },
    hint: hintOnAddress,
  });
}

/** The name of a value that a form service asks for; those of the form itself are taken. */
export function fieldName() {
  return pattern(
    /^(?!(?:name|email|subject|message|submit|reset|form-name|_gotcha)$)[\w.-]+$/,
    'a name of letters, digits, `_`, `-` and `.`, which the form has no field of',
    'access_key',
  );
}
