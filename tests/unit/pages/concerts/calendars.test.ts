// Read back by a library that the calendars weren't written with.
import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { calendarsOf } from '../../../../src/pages/concerts/files.ts';
import { builtAt, concert, concerts, pageAt, season } from './season.ts';
import { smallestContent } from '../../content/workspace.ts';

afterEach(() => vi.unstubAllEnvs());

async function written(all: Readonly<Record<string, string>>) {
  return new Map(await calendarsOf(await season(concerts(all)), 'en'));
}

/** The only concert of a season, as a calendar reads it. */
async function readBack(fields: Readonly<Record<string, string>>) {
  const text = (await written({ only: concert(fields) })).get('/concerts.ics') ?? '';
  const calendar = ICAL.Component.fromString(text);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('There is no event.');
  const event = new ICAL.Event(found);
  const value = (name: string) => String(found.getFirstPropertyValue(name));
  return { text, calendar, event, value };
}

test.each([
  ['2027-02-12', '19:30', 'Europe/London', '2027-02-12T19:30:00.000Z'],
  ['2027-07-12', '19:30', 'Europe/London', '2027-07-12T18:30:00.000Z'],
  ['2027-03-28', '02:30', 'Asia/Kolkata', '2027-03-27T21:00:00.000Z'],
  ['2027-07-10', '20:00', 'Pacific/Apia', '2027-07-10T07:00:00.000Z'],
  ['2027-09-18', '19:00', 'Europe/Kiev', '2027-09-18T16:00:00.000Z'],
  ['2027-12-31', '22:00', 'America/New_York', '2028-01-01T03:00:00.000Z'],
])('%s %s in %s begins at %s wherever it is built', async (date, time, timeZone, start) => {
  for (const place of ['UTC', 'Europe/Madrid', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', place);
    const { event } = await readBack({ date, time, timeZone });
    expect(event.startDate.toJSDate().toISOString()).toBe(start);
    expect(event.duration.toSeconds()).toBe(3 * 60 * 60);
  }
});

test.each([
  ['US', 'America/Chicago', '2027-02-13T01:30:00.000Z'],
  ['PT', 'Atlantic/Azores', '2027-02-12T20:30:00.000Z'],
  ['PT', 'Europe/Lisbon', '2027-02-12T19:30:00.000Z'],
])('a site’s zone holds in %s where it is %s', async (country, timeZone, start) => {
  const text = concert({ date: '2027-02-12', time: '19:30', country }).replace(/timeZone.*\n/, '');
  const site = `${String(smallestContent()['content/site.yaml'])}timeZone: ${timeZone}\n`;
  const files = { ...concerts({ only: text }), 'content/site.yaml': site };
  const { content } = await pageAt(await season(files), '/concerts');
  expect(new Date(content.coming[0]?.performances[0].starts ?? '').toISOString()).toBe(start);
});

test('a zone that a concert names holds for all in its town, and for no other', async () => {
  const inTown = (fields: Readonly<Record<string, string>>, isNamed = false) =>
    concert({ time: '19:30', timeZone: 'America/New_York', country: 'US', ...fields }).replace(
      isNamed ? '' : /timeZone.*\n/,
      '',
    );
  const site = `${String(smallestContent()['content/site.yaml'])}timeZone: America/Los_Angeles\n`;
  const source = await season({
    ...concerts({
      a: inTown({ city: 'New York', date: '2027-02-12' }),
      b: inTown({ city: 'New York', date: '2027-02-13' }, true),
      c: inTown({ city: 'Boston', date: '2027-02-14' }),
    }),
    'content/es/concerts/a.mdx': '---\ncity: Nueva York\n---\n',
    'content/site.yaml': site,
  });
  const { content } = await pageAt(source, '/es/concerts');
  expect(content.coming.map(({ performances: [first] }) => first.starts)).toEqual([
    '2027-02-12T19:30:00-05:00',
    '2027-02-13T19:30:00-05:00',
    '2027-02-14T19:30:00-08:00',
  ]);
});

test('several days, and a day without a time, are days', async () => {
  const festival = await readBack({ date: '2027-03-26', until: '2027-03-29', time: '20:00' });
  expect(festival.text).toContain('DTSTART;VALUE=DATE:20270326\r\n');
  expect(festival.text).toContain('DTEND;VALUE=DATE:20270330\r\n');
  const open = await readBack({ date: '2027-07-10' });
  expect([open.event.startDate.isDate, String(open.event.endDate)]).toEqual([true, '2027-07-11']);
});

test.each([
  [{}, 'CONFIRMED', 'Title'],
  [{ status: 'sold-out' }, 'CONFIRMED', 'Title'],
  [{ status: 'cancelled' }, 'CANCELLED', 'concerts.cancelled: Title'],
  [{ status: 'postponed' }, 'TENTATIVE', 'concerts.postponed: Title'],
  [{ status: 'rescheduled', previousDate: '2026-11-20' }, 'CONFIRMED', 'Title'],
] as const)('a concert with %j is %s', async (fields, status, summary) => {
  const { value } = await readBack(fields);
  expect([value('status'), value('summary')]).toEqual([status, summary]);
});

test('says where it is, by whom, and under which name it stays the same', async () => {
  const { value, calendar } = await readBack({
    venue: "'Hall; north, wing'",
    with: "'*Quartet*'",
    programme: "['Bach: *Partita*', Ysaÿe]",
    tickets: 'https://example.org/t',
  });
  expect(value('location')).toBe('Hall; north, wing, Vigo, Spain');
  expect(value('description')).toBe('Quartet\nBach: Partita\nYsaÿe\nhttps://example.org/t');
  expect(value('uid')).toBe('only@example.org');
  expect(value('url')).toBe('https://example.org/concerts/only');
  expect(value('dtstamp')).toBe(builtAt);
  expect(calendar.getFirstPropertyValue('name')).toBe('nav.concerts — Anaïs Musician');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  expect(calendar.getFirstPropertyValue('url')).toBe('https://example.org/concerts');
});

test('lines end in CRLF and have at most 75 octets', async () => {
  const { text } = await readBack({ title: 'Ñandú '.repeat(60), time: '20:00' });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});

test('one calendar has all concerts, and one each; a month has none', async () => {
  const files = await written({
    month: concert({ date: '2027-05' }),
    next: concert(),
    over: concert({ date: '2026-05-01' }),
  });
  expect([...files.keys()]).toEqual(['/concerts.ics', '/concerts/over.ics', '/concerts/next.ics']);
  expect(files.get('/concerts.ics')?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect((await written({})).size).toBe(0);
});

test('a later build replaces every entry by a higher SEQUENCE, and changes nothing else', async () => {
  const source = await season(concerts({ next: concert({ time: '20:00', also: '[2027-02-14]' }) }));
  const [first, again] = [await calendarsOf(source, 'en'), await calendarsOf(source, 'en')];
  expect(again).toEqual(first);
  const later = await calendarsOf({ ...source, builtAt: '2027-02-25T00:00:00Z' }, 'en');
  const sequences = (files: typeof first) =>
    files.flatMap(([, text]) => [...text.matchAll(/SEQUENCE:(\d+)/g)].map(([, at]) => Number(at)));
  expect(sequences(later)).toEqual(sequences(first).map((at) => at + 24));
  const others = (files: typeof first) =>
    files.map(([name, text]) => [name, text.replaceAll(/^(?:SEQUENCE|DTSTAMP):.*\r\n/gm, '')]);
  expect(others(later)).toEqual(others(first));
});

test('each performance of a run is an event that stays itself, across a change of clocks', async () => {
  const run = {
    date: '2027-03-26',
    time: '20:00',
    duration: '1 h 30',
    also: '[2027-03-28 20:00, 2027-03-28 12:00, 2027-04-02]',
  };
  const { calendar } = await readBack(run);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events.map((each) => [each.uid, each.startDate.toJSDate().toISOString()])).toEqual([
    ['only@example.org', '2027-03-26T19:00:00.000Z'],
    ['only.2027-03-28-2@example.org', '2027-03-28T10:00:00.000Z'],
    ['only.2027-03-28@example.org', '2027-03-28T18:00:00.000Z'],
    ['only.2027-04-02@example.org', '2027-04-02T18:00:00.000Z'],
  ]);
  expect(events[0]?.duration.toSeconds()).toBe(90 * 60);
});

test('a run that is called off is so on each of its days', async () => {
  const { calendar } = await readBack({ status: 'cancelled', also: '[2027-02-13, 2027-02-14]' });
  const states = calendar
    .getAllSubcomponents('vevent')
    .map((each) => String(each.getFirstPropertyValue('status')));
  expect(states).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
});
