import { defaultLocale, tagOf } from '../../locales.ts';

const devices = 'aux|con|nul|prn|com\\d|lpt\\d';

/** What every slug matches: small letters and digits, in words with a hyphen between them, and no device of Windows. */
export const slugPattern = new RegExp(`^(?!(?:${devices})$)[a-z0-9]+(?:-[a-z0-9]+)*$`);

/** A text of which a program that keeps `_` and `~` makes a slug: none that is a device of Windows. */
export const titlePattern = new RegExp(`^(?!(?:${devices})$)[^_~]*$`, 'i');

/** In characters. */
export const longestSlug = 80;

/** What stands for the letters that have no accent to take away. */
const lettersFor: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** What German writes for its letters where there are none of them. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The slug for a name of the original language; an empty one where letters would be lost.
 * @example slugOf('Élégie No 2') // => 'elegie-no-2'
 * @example slugOf('Grüße') // => 'grusse'
 * @example slugOf('Grüße', 'de') // => 'gruesse'
 */
export function slugOf(name: string, locale = defaultLocale): string {
  const plain = (new Intl.Locale(tagOf(locale)).language === 'de' ? inGerman(name) : name)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => lettersFor[letter] ?? letter);
  if (/(?![a-z0-9])[\p{L}\p{Nd}]/u.test(plain)) return '';
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longestSlug)
    .replace(/-$/, '');
  return slug === '' || slugPattern.test(slug) ? slug : `${slug}-1`;
}

function inGerman(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => german[letter] ?? letter);
}
