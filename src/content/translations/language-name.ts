import type { Locale } from '../../locales.ts';

/**
 * The English name of a language.
 * @example languageName('es') // => 'Spanish'
 */
export function languageName(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}
