import { defaultLocale, locales, messageLanguage, tagOf, type Locale } from '../locales.ts';

/**
 * The name of a language in another one, by default in that of messages to editors.
 * @example languageName('es') // => 'Spanish'
 * @example languageName('en', 'es') // => 'inglés'
 */
export function languageName(locale: Locale, inLanguage: Locale = messageLanguage): string {
  const names = new Intl.DisplayNames(tagOf(inLanguage), { type: 'language' });
  return names.of(locale) ?? locale;
}

/** The name of the original language in messages to editors. */
export function originalName(): string {
  return languageName(defaultLocale);
}

/** The language whose folder a file of content is in; nothing for one that belongs to all. */
export function languageIn(path: string) {
  const folders = path.split('/');
  return locales.find(({ id }) => folders.includes(id));
}
