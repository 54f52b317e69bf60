/** The languages with a folder in src/content/template: the BCP 47 tags of their texts, keyed by id. */
export const readyLanguages: Readonly<Record<string, string>> = {
  ca: 'ca-ES',
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-PT',
};

/**
 * The ready language whose texts a language uses: itself or, if it isn't ready, the same one in another region.
 * @example readyLanguage('pt-br') // => 'pt'
 * @example readyLanguage('sr-latn') // => undefined
 */
export function readyLanguage(id: string): string | undefined {
  return [id, id.replace(/-(?:[a-z]{2}|\d{3})$/, '')].find(
    (candidate) => candidate in readyLanguages,
  );
}
