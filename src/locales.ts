import { settings } from './settings/settings.ts';
import type { Language } from './settings/read-settings.ts';

/** The site's languages. The first is the original, which the others fall back to; its addresses alone have no prefix. */
export const locales = settings.languages;

/** The id of a language. */
export type Locale = Language['id'];

/** The language that every other one falls back to. */
export const defaultLocale = locales[0].id;

/** The language of messages to editors, of `/admin` and of texts that are always in English. */
export const messageLanguage = 'en';

/** The BCP 47 tag of a language. */
export function tagOf(locale: Locale): string {
  return locales.find(({ id }) => id === locale)?.tag ?? locale;
}
