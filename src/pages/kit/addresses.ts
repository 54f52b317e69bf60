import { defaultLocale, type Locale } from '../../locales.ts';
import { addressIn } from '../../page/addresses.ts';

/** The address of a file of the kit for presenters, in a language or the same in all. */
export function kitAddress(name: string, locale: Locale = defaultLocale): string {
  return addressIn(locale, `kit/${name}`);
}

/** The address of the ZIP archive of the whole kit, in all languages. */
export const kitArchive = '/press-kit.zip';

/** The fragment of the kit on its page. */
export const sectionId = 'presenters';
