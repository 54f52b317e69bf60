/**
 * The site's languages, the source language first. A language is one line here and one folder in `content/`.
 * `territory` is what Open Graph calls a locale; `home` names the home page where nothing else can be loaded.
 */
export const locales = [
  { id: 'en', name: 'English', prefix: '', territory: 'en_GB', home: 'Home' },
  { id: 'es', name: 'Español', prefix: '/es', territory: 'es_ES', home: 'Inicio' },
] as const;

/** A language's BCP 47 tag. */
export type Locale = (typeof locales)[number]['id'];

/** The language that every other one falls back to. */
export const defaultLocale = locales[0].id;
