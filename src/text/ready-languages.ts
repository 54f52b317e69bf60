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
