import { expect, it } from 'vitest';
import { messageModel } from '../../../../src/content/fields/messages.ts';
import { phrase } from '../../../../src/content/fields/phrase.ts';
import { textsOf } from '../../../../src/content/fields/texts.ts';
import { date } from '../../../../src/content/fields/times.ts';
import { validValue } from '../../../../src/content/fields/read-fields.ts';

const shell = textsOf(
  {
    'nav.label': { shared: true },
    'news.text': { optional: 'together' },
    'news.until': { type: date(), optional: 'together', untranslated: true },
  },
  { help: 'The menu.' },
);
const records = textsOf(
  {
    'records.lead': { type: phrase() },
    'records.total': { takes: ['total'] },
    'records.label': { optional: true },
  },
  { title: 'nav.records', description: 'records.description', help: 'The recordings.' },
);
const model = messageModel([shell, records]);

it('lists texts by group, and what describes a page last', () => {
  expect([...model.rows.keys()]).toEqual([
    'nav.label',
    'nav.records',
    'news.text',
    'news.until',
    'records.lead',
    'records.total',
    'records.label',
    'records.description',
  ]);
});

it('takes a text that may be left out, and a group that may be as a whole', () => {
  const nav = { label: 'Main', records: 'Recordings' };
  const own = { lead: '*All* recordings', total: '{total} recordings', description: 'All.' };
  const takes = (texts: object) => validValue({ fields: model.schema.shape }, texts) !== undefined;
  expect(takes({ nav, records: own })).toBe(true);
  expect(takes({ nav, records: { ...own, lead: undefined } })).toBe(false);
  expect(takes({ nav, news: { text: 'A recording' }, records: own })).toBe(false);
  const news = { text: 'A recording', until: '2027-05-03' };
  expect(takes({ nav, news, records: { ...own, label: 'Label' } })).toBe(true);
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
    ['nav', 'The menu.'],
    ['news', undefined],
    ['records', 'The recordings.'],
  ]);
});
