import { expect, it } from 'vitest';
import { messageModel } from '../../../../src/content/fields/messages.ts';
import { phrase } from '../../../../src/content/fields/phrase.ts';
import { textsOf } from '../../../../src/content/fields/texts.ts';
import { date } from '../../../../src/content/fields/times.ts';
import { validValue } from '../../../../src/content/fields/read-fields.ts';

const shell = textsOf(
  { en: { 'nav.label': 'Main' }, es: { 'nav.label': 'Principal' } },
  {
    'news.text': { optional: true },
    'news.until': { type: date(), optional: true, untranslated: true },
  },
  { groups: { nav: { help: 'The menu.' } } },
);
const records = textsOf(
  {
    en: {
      'records.total': '{total} recordings',
      'nav.records': 'Recordings',
      'records.description': 'Recordings by {artist}.',
    },
  },
  {
    'records.lead': { type: phrase() },
    'records.total': { takes: ['total'] },
    'records.label': { optional: true },
  },
  {
    title: 'nav.records',
    description: 'records.description',
    groups: { records: { help: 'The recordings.' } },
  },
);
const model = messageModel([shell, records]);

it('lists texts by group, those that are never ready first', () => {
  expect([...model.rows.keys()]).toEqual([
    'news.text',
    'news.until',
    'nav.label',
    'nav.records',
    'records.lead',
    'records.label',
    'records.total',
    'records.description',
  ]);
});

it('fills the description of a page with the artist', () => {
  expect(model.rows.get('records.description')?.takes).toEqual(['artist?']);
});

it('requires what is neither ready nor optional', () => {
  const takes = (texts: object) => validValue({ fields: model.schema.shape }, texts) !== undefined;
  const lead = '*All* recordings';
  expect(takes({ records: { lead } })).toBe(true);
  expect(takes({ records: { total: '{total} recordings' } })).toBe(false);
  expect(takes({})).toBe(false);
  expect(takes({ news: { text: 'A recording' }, nav: { label: 'Menu' }, records: { lead } })).toBe(
    true,
  );
});

it.each([
  ['nav.label', 'es-mx', { value: 'Principal' }],
  ['nav.label', 'en-us', { value: 'Main' }],
  ['nav.label', 'es-hebr', { value: 'Main', lang: 'en' }],
  ['nav.records', 'es', { value: 'Recordings', lang: 'en' }],
  ['records.lead', 'es', undefined],
])('what is ready of %s in %s is %j', (key, locale, text) => {
  expect(model.readyText(key, locale)).toEqual(text);
});

it('says in a form what an empty text is', () => {
  expect(model.schema.shape['records']?.fields?.['total']?.help).toBe(
    'Left empty: {total} recordings',
  );
  expect(model.schema.shape['records']?.fields?.['lead']?.help).toBeUndefined();
});

it('takes all that is translated, or nothing of it, from a translation', () => {
  expect(model.translatedKeys).not.toContain('news.until');
  const { news, ...others } = model.translation.shape;
  expect(news?.optional).toBe(true);
  expect(Object.values(others).every(({ optional }) => optional)).toBe(true);
  const takes = (texts: object) =>
    validValue({ fields: model.translation.shape }, texts) !== undefined;
  expect(takes({})).toBe(true);
  expect(takes({ news: { text: 'Una grabación' } })).toBe(true);
  expect(takes({ news: { until: '2027-05-03' } })).toBe(false);
  expect(takes({ translates: '3f9c1a' })).toBe(true);
});

it('knows what a group is for', () => {
  const help = Object.entries(model.schema.shape).map(([group, field]) => [group, field.help]);
  expect(help).toEqual([
    ['news', undefined],
    ['nav', 'The menu.'],
    ['records', 'The recordings.'],
  ]);
});
