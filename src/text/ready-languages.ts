/** The languages with a folder in src/content/template, and by their ids the BCP 47 tags that their texts are written for. */
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
 * The language whose ready texts one has: its own or, without them, those of the same language in another region.
 * @example readyLanguage('pt-br') // => 'pt'
 * @example readyLanguage('sr-latn') // => undefined
 */
export function readyLanguage(id: string): string | undefined {
  return [id, id.replace(/-(?:[a-z]{2}|\d{3})$/, '')].find((each) => each in readyLanguages);
}
