// The languages with a folder in src/content/template: what src/locales.ts says of each, its prefix aside.

/** By id. */
export const readyLanguages: Readonly<
  Record<string, { readonly tag: string; readonly name: string; readonly home: string }>
> = {
  ca: { tag: 'ca-ES', name: 'Català', home: 'Inici' },
  de: { tag: 'de-DE', name: 'Deutsch', home: 'Startseite' },
  en: { tag: 'en-GB', name: 'English', home: 'Home' },
  es: { tag: 'es-ES', name: 'Español', home: 'Inicio' },
  fr: { tag: 'fr-FR', name: 'Français', home: 'Accueil' },
  it: { tag: 'it-IT', name: 'Italiano', home: 'Home' },
  pt: { tag: 'pt-PT', name: 'Português', home: 'Início' },
};
