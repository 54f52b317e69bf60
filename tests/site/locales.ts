// In the place of src/locales.ts wherever the tests’ own site is built, checked or looked at.
/** A language of the site. */
interface Language {
  /** The name of its folder in `content/`, and its code in pages. */
  readonly id: string;
  /** Its BCP 47 tag, by which dates and numbers are written and sorted. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
  /** What its addresses begin with. */
  readonly prefix: '' | `/${string}`;
  /** The home page's name, for where nothing else can be loaded. */
  readonly home: string;
}

/** The languages of the tests’ site, whatever those of the project are. */
export const locales: readonly [Language, ...Language[]] = [
  { id: 'en', tag: 'en-GB', name: 'English', prefix: '', home: 'Home' },
  { id: 'es', tag: 'es-ES', name: 'Español', prefix: '/es', home: 'Inicio' },
];

/** The id of a language. */
export type Locale = Language['id'];

/** The language that every other one falls back to. */
export const defaultLocale = locales[0].id;

/** The language of messages to editors, of `/admin` and of what the specification says in English. */
export const messageLanguage = 'en';

/** The BCP 47 tag of a language. */
export function tagOf(locale: Locale): string {
  return locales.find(({ id }) => id === locale)?.tag ?? locale;
}
