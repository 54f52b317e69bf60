// Field types of countries and time zones.
import { messageLanguage } from '../../locales.ts';
import { countryCodes, zoneNames } from '../../text/time-zones.ts';
import { fieldType, type Option } from './field-type.ts';

/** The name of a time zone in the IANA database. */
export function timeZone() {
  return fieldType({
    name: 'choice',
    expected: 'the name of a time zone such as `Europe/Madrid`',
    example: 'Europe/Madrid',
    choices: zoneNames,
    parse: (source) => (zoneNames.includes(source) ? source : undefined),
    widget: () => ({
      name: 'select',
      options: zoneNames.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
    }),
  });
}

/** The ISO 3166 code of a country. */
export function country() {
  return fieldType({
    name: 'notation',
    expected: 'the two-letter code of a country in ISO 3166, such as `ES`',
    example: 'ES',
    exampleOf: 'Spain',
    widget: () => ({ name: 'select', options: countryOptions() }),
    parse: (source) => (countryCodes.includes(source) ? source : undefined),
    hint: (source) => ({ value: source.toUpperCase() }),
  });
}

/** All countries, sorted by name. */
function countryOptions(): Option[] {
  const names = new Intl.DisplayNames(messageLanguage, { type: 'region' });
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, messageLanguage));
}
