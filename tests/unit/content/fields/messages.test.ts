import { expect, it } from 'vitest';
import { siteModel } from '../../../../src/pages/all.ts';

const { rows, schema, readyText } = siteModel.messages;
const readyValue = (key: string, locale: string) => readyText(key, locale)?.value ?? '';

it('lists texts by group, first those without a ready text', () => {
  const keys = [...rows.keys()];
  const groups = [...new Set(keys.map((key) => key.split('.')[0]))];
  const inGroups = groups.flatMap((group) => {
    const groupKeys = keys.filter((key) => key.startsWith(`${group}.`));
    return groupKeys.toSorted(
      (a, b) => Number(readyValue(a, 'en') !== '') - Number(readyValue(b, 'en') !== ''),
    );
  });
  expect(keys).toEqual(inGroups);
  expect(groups.length).toBeGreaterThan(9);
});

it('has help for groups, and shows the text used if a field is empty', () => {
  const { announcement, press } = schema.shape;
  expect(announcement?.help).toBeTruthy();
  expect(press?.fields?.['read']?.help).toBe(`Left empty: ${readyValue('press.read', 'en')}`);
  expect(rows.get('press.description')?.placeholders).toEqual(['artist?']);
});

it.each([
  ['nav.press', 'es-mx', { value: readyValue('nav.press', 'es') }],
  ['nav.press', 'en-us', { value: readyValue('nav.press', 'en') }],
  ['nav.press', 'es-hebr', { value: readyValue('nav.press', 'en'), lang: 'en' }],
  ['home.lead', 'es', undefined],
])('the ready text of %s in %s is %j', (key, locale, text) => {
  expect(readyText(key, locale)).toEqual(text);
});
