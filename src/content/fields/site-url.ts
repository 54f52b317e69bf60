// The type of the site's own address.
import { fieldType } from './field-type.ts';
import { hintOnAddress } from './secure-address.ts';

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
