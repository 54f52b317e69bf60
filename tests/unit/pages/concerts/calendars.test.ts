// Parsed by another library than the one that writes the calendars.
import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { calendarsOf } from '../../../../src/pages/concerts/files.ts';
import { libraryWith, outputSourceOf } from '../../content/library-with.ts';

afterEach(() => vi.unstubAllEnvs());

/** What the calendars of a site with a concert are made of; `fields` are added or override the defaults. */
async function sourceWith(fields: Readonly<Record<string, string>>) {
  const all = { date: '2027-02-12', timeZone: 'Europe/Madrid', country: 'ES', title: 'Title' };
  const lines = Object.entries({ ...all, ...fields }).map(([name, value]) => `${name}: ${value}\n`);
  const files = { 'content/en/concerts/only.mdx': `---\n${lines.join('')}---\n` };
  return { ...outputSourceOf(await libraryWith(files)).content, builtAt: '2027-02-01T00:00:00Z' };
}

/** The event of a concert, parsed from the calendar of all. */
async function parsedEvent(fields: Readonly<Record<string, string>>) {
  const [[, text] = ['', '']] = await calendarsOf(await sourceWith(fields), 'en');
  const calendar = ICAL.Component.fromString(text);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const vevent = calendar.getFirstSubcomponent('vevent');
  if (!vevent) throw new Error('There is no event.');
  return { text, event: new ICAL.Event(vevent) };
}

test.each([
  ['2027-02-12', '19:30', 'Europe/London', '2027-02-12T19:30:00.000Z'],
  ['2027-07-12', '19:30', 'Europe/London', '2027-07-12T18:30:00.000Z'],
  ['2027-03-28', '02:30', 'Asia/Kolkata', '2027-03-27T21:00:00.000Z'],
  ['2027-07-10', '20:00', 'Pacific/Apia', '2027-07-10T07:00:00.000Z'],
  ['2027-09-18', '19:00', 'Europe/Kiev', '2027-09-18T16:00:00.000Z'],
  ['2027-12-31', '22:00', 'America/New_York', '2028-01-01T03:00:00.000Z'],
])(
  '%s %s in %s begins at %s in any time zone of the build',
  async (date, time, timeZone, start) => {
    for (const buildZone of ['UTC', 'Europe/Madrid', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', buildZone);
      const { event } = await parsedEvent({ date, time, timeZone });
      expect(event.startDate.toJSDate().toISOString()).toBe(start);
      expect(event.duration.toSeconds()).toBe(3 * 60 * 60);
    }
  },
);

test('lines end in CRLF and have at most 75 octets', async () => {
  const { text } = await parsedEvent({ title: 'Ñandú '.repeat(60), time: '20:00' });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});

test('a later build increases SEQUENCE and changes nothing else', async () => {
  const source = await sourceWith({ time: '20:00', also: '[2027-02-14]' });
  const [first, second] = [await calendarsOf(source, 'en'), await calendarsOf(source, 'en')];
  expect(second).toEqual(first);
  const later = await calendarsOf({ ...source, builtAt: '2027-02-25T00:00:00Z' }, 'en');
  const sequences = (files: typeof first) =>
    files.flatMap(([, text]) =>
      [...text.matchAll(/SEQUENCE:(\d+)/g)].map(([, sequence]) => Number(sequence)),
    );
  expect(sequences(later)).toEqual(sequences(first).map((sequence) => sequence + 24));
  const withoutVersions = (files: typeof first) =>
    files.map(([name, text]) => [name, text.replaceAll(/^(?:SEQUENCE|DTSTAMP):.*\r\n/gm, '')]);
  expect(withoutVersions(later)).toEqual(withoutVersions(first));
});
