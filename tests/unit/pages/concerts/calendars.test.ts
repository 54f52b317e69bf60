// Read back by a library that the calendars weren't written with.
import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { calendarsOf } from '../../../../src/pages/concerts/files.ts';
import { concertFile, concertFiles, siteSourceWith } from './concert-source.ts';

afterEach(() => vi.unstubAllEnvs());

async function written(all: Readonly<Record<string, string>>) {
  return new Map(await calendarsOf(await siteSourceWith(concertFiles(all)), 'en'));
}

/** The only concert of a season, as a calendar reads it. */
async function readBack(fields: Readonly<Record<string, string>>) {
  const text = (await written({ only: concertFile(fields) })).get('/concerts.ics') ?? '';
  const calendar = ICAL.Component.fromString(text);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('There is no event.');
  return { text, event: new ICAL.Event(found) };
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

test('lines end in CRLF and have at most 75 octets', async () => {
  const { text } = await readBack({ title: 'Ñandú '.repeat(60), time: '20:00' });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});

test('a later build replaces every entry by a higher SEQUENCE, and changes nothing else', async () => {
  const source = await siteSourceWith(
    concertFiles({ next: concertFile({ time: '20:00', also: '[2027-02-14]' }) }),
  );
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
