// The schemas of countries and time zones.
import { locales, messageLanguage } from '../../locales.ts';
import { zoneNames } from '../../text/time-zones.ts';
import { scalar } from './scalars.ts';

/** The name of a time zone in the IANA database. */
export function timeZone() {
  const field = {
    kind: 'choice',
    expected: 'the name of a time zone such as `Europe/Madrid`',
    example: 'Europe/Madrid',
    choices: zoneNames,
    meant: zoneOfCity,
  } as const;
  return scalar(field, (source) => (zoneNames.includes(source) ? source : undefined));
}

/** The code of a country in ISO 3166. */
export function country() {
  const field = {
    kind: 'text',
    expected: 'the two letters that stand for a country, such as `ES`',
    example: 'ES',
    form: '^[A-Z]{2}$',
    meant: codeOf,
  } as const;
  return scalar(field, (source) => (isCountry(source) ? source : undefined));
}

/** The zone that is named after a city. */
function zoneOfCity(source: string): string | undefined {
  const city = `/${source.replaceAll(' ', '_')}`.toLowerCase();
  return zoneNames.find((name) => name.toLowerCase().endsWith(city));
}

/** Unions, oceans and codes for tests, which have names in Unicode’s data too. */
const others = /^(?:EU|EZ|QO|UN|XA|XB|ZZ)$/;

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || others.test(code)) return false;
  // A code that is no longer used stands for another.
  return (
    nameOf(messageLanguage, code) !== undefined && new Intl.Locale(`und-${code}`).region === code
  );
}

function nameOf(locale: string, code: string): string | undefined {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code);
}

/** The code of a country by its name in a language of the site, or by another code. */
function codeOf(source: string): string | undefined {
  const upper = source.toUpperCase();
  const current = /^[A-Z]{2}$/.test(upper) && new Intl.Locale(`und-${upper}`).region;
  if (current && isCountry(current)) return current;
  return codes().find((code) =>
    [messageLanguage, ...locales.map(({ tag }) => tag)].some(
      (locale) => nameOf(locale, code)?.toUpperCase() === upper,
    ),
  );
}

function codes(): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
}
