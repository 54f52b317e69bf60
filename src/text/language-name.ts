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

/**
 * The names of languages in another one, as a list in a sentence.
 * @example languageNames(['la', 'es'], 'en') // => 'Latin and Spanish'
 */
export function languageNames(languages: readonly string[], inLanguage: Locale): string {
  const names = languages.map((language) => languageName(language, inLanguage));
  return new Intl.ListFormat(tagOf(inLanguage)).format(names);
}

/** The name of the original language in messages to editors. */
export function originalName(): string {
  return languageName(defaultLocale);
}

/**
 * The language of a content file, or the original for `site.yaml`, which has none. Only the folder that its role implies
 * counts: folders above the content may have the name of another language.
 * @example languageOfFile('it/es/works/aurora.mdx').id // => 'es'
 */
export function languageOfFile(path: string) {
  const [, id] = /([^/\\]+)[/\\](?:messages\.yaml|[^/\\]+[/\\][^/\\]+\.mdx)$/.exec(path) ?? [];
  return locales.find((locale) => locale.id === id) ?? locales[0];
}
