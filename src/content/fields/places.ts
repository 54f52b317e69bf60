// The types of countries and time zones.
import countries from 'i18n-iso-countries/index.js';
import { messageLanguage } from '../../locales.ts';
import { zoneNames } from '../../text/time-zones.ts';
import { fieldType, type Hint, type Option } from './field-type.ts';

/** The name of a time zone in the IANA database. */
export function timeZone() {
  return fieldType({
    name: 'choice',
    expected: 'the name of a time zone such as `Europe/Madrid`',
    example: 'Europe/Madrid',
    choices: zoneNames,
    parse: (source) => (zoneNames.includes(source) ? source : undefined),
    widget: () => ({ name: 'select', options: zoneNames.map(zoneOption) }),
  });
}

function zoneOption(value: string): Option {
  return { value, label: value.replaceAll('-', ' ') };
}

/** The code of a country in ISO 3166. */
export function country() {
  return fieldType({
    name: 'notation',
    expected: 'the two letters that stand for a country, such as `ES`',
    example: 'ES',
    exampleOf: 'Spain',
    widget: () => ({ name: 'select', options: countryOptions() }),
    parse: (source) => (Object.hasOwn(countries.getAlpha2Codes(), source) ? source : undefined),
    hint: hintOnCountry,
  });
}

/** The code of a country by its name in any language of the package. */
function hintOnCountry(source: string): Hint {
  loadNames();
  const codes = countries
    .langs()
    .flatMap((language) => countries.getSimpleAlpha2Code(source, language) ?? []);
  const [code = source.toUpperCase()] = new Set(codes);
  const isKnown = Object.hasOwn(countries.getAlpha2Codes(), code);
  if (isKnown && new Set(codes).size < 2) return { value: code };
  return { sentence: 'The codes are those of ISO 3166: `ES` is Spain’s.' };
}

/** Loads the names in 78 languages, only once one is asked for, since that takes longer than all else; a browser has none. */
function loadNames(): void {
  const inNode = globalThis.process?.getBuiltinModule?.('node:module');
  inNode?.createRequire(import.meta.url)('i18n-iso-countries');
}

/** All countries by their names. */
function countryOptions(): Option[] {
  const names = new Intl.DisplayNames(messageLanguage, { type: 'region' });
  return Object.keys(countries.getAlpha2Codes())
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, messageLanguage));
}
