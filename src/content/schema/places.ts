// The schemas of countries and time zones.
import countries from 'i18n-iso-countries/index.js';
import { messageLanguage } from '../../locales.ts';
import { languages } from '../../text/read-days.ts';
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
    remark: remarkOnOffset,
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
    remedy: 'The codes are those of ISO 3166: `ES` is Spain’s.',
    named: countryNames,
    meant: codeOf,
  } as const;
  return scalar(field, (source) => (isCountry(source) ? source : undefined));
}

/** Offsets and abbreviations don’t say when clocks change; those of America have a side that names no place. */
function remarkOnOffset(source: string): string | undefined {
  const isOffset =
    /^(?:(?:Etc\/)?(?:GMT|UTC?|Z)\s*(?:[+−-]\s*\d.*)?|[+−-]\d.*|[A-Z]{1,3}E?S?[TZ]|(?:(?:US|Canada)\/)?(?:Eastern|Central|Mountain|Pacific)(?: (?:standard|daylight))?(?: time)?)$/i;
  if (!isOffset.test(source)) return undefined;
  return 'It names no place, so that nobody knows when clocks change there. Write the zone of a city, such as `timeZone: Europe/Berlin` or `timeZone: America/New_York`.';
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

/** Other names of countries than those in Unicode’s data, and names of parts of them, those of the USA too. */
const parts = {
  CZ: /^(?:Czech Republic|Tschechische Republik|República Checa|République tchèque|Repubblica Ceca)$/i,
  HK: /^Hong ?kong$/i,
  KR: /^(?:Korea|Corea|Corée|Republic of Korea)$/i,
  NL: /^(?:The Netherlands|Holland|Hollande|Holanda|Olanda)$/i,
  TR: /^Turkey$/i,
  GB: /^(?:England|Scotland|Wales|Northern Ireland|Great Britain|Britain|Inglaterra|Schottland|Écosse)$/i,
  US: /^(?:AK|AZ|CT|D\.?C\.?|FL|HI|IA|KS|MA|MI|ND|NH|NJ|NM|NV|NY|OH|OK|OR|RI|TX|UT|VT|WA|WI|WV|WY|U\.S\.(?:A\.)?|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming)$/i,
};

/** The code of a country by its name in a language of Western Europe or of the site, or by another code. */
export function codeOf(source: string): string | undefined {
  const upper = source.toUpperCase();
  const ofThree = countries.alpha3ToAlpha2(upper);
  if (ofThree) return ofThree;
  for (const [code, names] of Object.entries(parts)) if (names.test(source)) return code;
  const current = /^[A-Z]{2}$/.test(upper) && new Intl.Locale(`und-${upper}`).region;
  if (current && isCountry(current)) return current;
  return [...languages, 'nb', 'sv', 'da', 'nl', 'pl', 'cs']
    .map((language) => codesByName(language).get(upper))
    .find(Boolean);
}

/** The codes of countries by their names in a language, in capital letters. */
function codesByName(language: string): ReadonlyMap<string, string> {
  const known =
    codesOf.get(language) ??
    new Map(codes().map((code) => [nameOf(language, code)?.toUpperCase() ?? code, code]));
  codesOf.set(language, known);
  return known;
}

const codesOf = new Map<string, ReadonlyMap<string, string>>();

/** All countries by their names. */
function countryNames() {
  const named = codes().map((value) => ({ value, label: nameOf(messageLanguage, value) ?? value }));
  return named.toSorted((a, b) => a.label.localeCompare(b.label, messageLanguage));
}

function codes(): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
}
