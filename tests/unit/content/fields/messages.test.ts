import { expect, it } from 'vitest';
import { messageModel } from '../../../../src/content/fields/messages.ts';
import { phrase } from '../../../../src/content/fields/phrase.ts';
import { validValue } from '../../../../src/content/fields/read-fields.ts';
import { textsOf } from '../../../../src/content/fields/texts.ts';
import { date } from '../../../../src/content/fields/times.ts';

const shell = textsOf(
  { en: { 'nav.label': 'Main' }, es: { 'nav.label': 'Principal' } },
  {
    'news.text': { optional: true },
    'news.until': { type: date(), optional: true, untranslated: true },
  },
  { groups: { nav: { help: 'The menu.' } } },
);
const ready = {
  'records.total': '{total} recordings',
  'nav.records': 'Recordings',
  'records.description': 'Recordings by {artist}.',
};
const records = textsOf(
  { en: ready },
  { 'records.lead': { type: phrase() }, 'records.total': { takes: ['total'] } },
  { title: 'nav.records', description: 'records.description' },
);
const { rows, schema, translation, translatedKeys, readyText } = messageModel([shell, records]);

it('lists texts by group, those that are never ready first, and says what they are', () => {
  const listed = 'news.text news.until nav.label nav.records records.lead records.total';
  expect([...rows.keys()]).toEqual([...listed.split(' '), 'records.description']);
  expect(rows.get('records.description')?.takes).toEqual(['artist?']);
  const { nav, records: { fields } = {} } = schema.shape;
  expect(nav?.help).toBe('The menu.');
  expect(fields?.['total']?.help).toBe('Left empty: {total} recordings');
  expect(fields?.['lead']?.help).toBeUndefined();
});

it.each([
  ['nav.label', 'es-mx', { value: 'Principal' }],
  ['nav.label', 'en-us', { value: 'Main' }],
  ['nav.label', 'es-hebr', { value: 'Main', lang: 'en' }],
  ['nav.records', 'es', { value: 'Recordings', lang: 'en' }],
  ['records.lead', 'es', undefined],
])('what is ready of %s in %s is %j', (key, locale, text) => {
  expect(readyText(key, locale)).toEqual(text);
});

it('requires of the original what is neither ready nor optional, and nothing of a translation', () => {
  const accepts = (fields: typeof schema.shape, texts: object) =>
    validValue({ fields }, texts) !== undefined;
  expect(accepts(schema.shape, { records: { lead: '*All* recordings' } })).toBe(true);
  expect(accepts(schema.shape, { records: { total: '{total} recordings' } })).toBe(false);
  expect(accepts(schema.shape, {})).toBe(false);
  for (const texts of [{}, { news: { text: 'Una grabación' } }, { translates: '3f9c1a' }])
    expect(accepts(translation.shape, texts)).toBe(true);
  expect(accepts(translation.shape, { news: { until: '2027-05-03' } })).toBe(false);
  expect(translatedKeys).not.toContain('news.until');
});
