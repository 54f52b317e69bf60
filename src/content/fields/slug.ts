import transliterate from '@sindresorhus/transliterate';
import { defaultLocale, tagOf } from '../../locales.ts';

const devices = 'aux|con|nul|prn|com\\d|lpt\\d';

/** Matches every slug: lowercase letters and digits in words joined by hyphens, and not a device name of Windows. */
export const slugPattern = new RegExp(`^(?!(?:${devices})$)[a-z0-9]+(?:-[a-z0-9]+)*$`);

/** Matches a title from which a program that preserves `_` and `~` makes a valid slug. */
export const titlePattern = new RegExp(`^(?!(?:${devices})$)[^_~]*$`, 'i');

/** In characters. */
export const maxSlugLength = 80;

/**
 * The slug for a name, as Sveltia CMS makes it; empty if a letter can't be transliterated to `a`–`z`.
 * @example slugOf('Élégie No 2') // => 'elegie-no-2'
 * @example slugOf('Ода к радости') // => 'oda-k-radosti'
 * @example slugOf('光') // => ''
 */
export function slugOf(name: string, locale = defaultLocale): string {
  const plain = transliterate(name, { locale: tagOf(locale) }).toLowerCase();
  if (/(?![a-z0-9])[\p{L}\p{Nd}]/u.test(plain)) return '';
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, maxSlugLength)
    .replace(/-$/, '');
  return slug === '' || slugPattern.test(slug) ? slug : `${slug}-1`;
}
