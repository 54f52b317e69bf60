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
 * The names of languages in another one, as a text.
 * @example languageNames(['la', 'es'], 'en') // => 'Latin and Spanish'
 */
export function languageNames(languages: readonly string[], inLanguage: Locale): string {
  const names = languages.map((each) => languageName(each, inLanguage));
  return new Intl.ListFormat(tagOf(inLanguage)).format(names);
}

/** The name of the original language in messages to editors. */
export function originalName(): string {
  return languageName(defaultLocale);
}

/**
 * The language of a file of content, which is that of its role: folders above the content may have the name of another.
 * The original for `site.yaml`, which has none.
 * @example languageOf('it/es/works/aurora.mdx').id // => 'es'
 */
export function languageOfFile(path: string) {
  const [, id] = /([^/\\]+)[/\\](?:messages\.yaml|[^/\\]+[/\\][^/\\]+\.mdx)$/.exec(path) ?? [];
  return locales.find((each) => each.id === id) ?? locales[0];
}
