import { expect, it } from 'vitest';
import { validValue } from '../../../../src/content/fields/read-fields.ts';
import { siteModel } from '../../../../src/pages/all.ts';

const { rows, schema, translation, translatedKeys, readyText } = siteModel.messages;
const words = (key: string, locale: string) => readyText(key, locale)?.value ?? '';

it('lists texts by group, those that are never ready first', () => {
  const keys = [...rows.keys()];
  const groups = [...new Set(keys.map((key) => key.split('.')[0]))];
  const inGroups = groups.flatMap((group) => {
    const own = keys.filter((key) => key.startsWith(`${group}.`));
    return own.toSorted((a, b) => Number(words(a, 'en') !== '') - Number(words(b, 'en') !== ''));
  });
  expect(keys).toEqual(inGroups);
  expect(groups.length).toBeGreaterThan(9);
});

it('says what a group is for, and what an empty text is', () => {
  const { announcement, press } = schema.shape;
  expect(announcement?.help).toBeTruthy();
  expect(press?.fields?.['read']?.help).toBe(`Left empty: ${words('press.read', 'en')}`);
  expect(rows.get('press.description')?.placeholders).toEqual(['artist?']);
});

it.each([
  ['nav.press', 'es-mx', { value: words('nav.press', 'es') }],
  ['nav.press', 'en-us', { value: words('nav.press', 'en') }],
  ['nav.press', 'es-hebr', { value: words('nav.press', 'en'), lang: 'en' }],
  ['home.lead', 'es', undefined],
])('what is ready of %s in %s is %j', (key, locale, text) => {
  expect(readyText(key, locale)).toEqual(text);
});

it('leaves to the original what isn’t translated', () => {
  const announcement = { until: '2027-05-03' };
  expect(translatedKeys).not.toContain('announcement.until');
  const { fields = {} } = schema.shape['announcement'] ?? {};
  expect(validValue({ fields }, announcement)).toBeDefined();
  expect(validValue({ fields: translation.shape }, { announcement })).toBeUndefined();
});
