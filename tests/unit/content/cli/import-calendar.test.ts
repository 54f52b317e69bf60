import { expect, it } from 'vitest';
import { readPlace } from '../../../../src/content/import/read-place.ts';
import { draftOf, imported } from './imported.ts';

function calendar(...lines: readonly string[]): string {
  const event = ['BEGIN:VEVENT', 'UID:a@example.org', ...lines, 'END:VEVENT'];
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}

it('takes repeated entries of a calendar for one concert, at the hours of its place', async () => {
  const text = calendar(
    'DTSTART;TZID=Europe/Madrid:20270325T203000',
    'DTEND;TZID=Europe/Madrid:20270325T220000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'EXDATE;TZID=Europe/Madrid:20270401T203000',
    'SUMMARY:Abono\\, two evenings',
    'LOCATION:Hall\\, 1 Quay Street\\, SW1A 2AA London\\, UK',
  );
  expect(await draftOf('c.ics', text)).toBe(`date: 2027-03-25
time: 19:30
duration: 1 h 30 min
also:
  - 2027-04-08
country: GB
title: Abono, two evenings
venue: Hall
city: SW1A 2AA London
---
`);
});

it.each([
  ['DTSTART:20270612T180000Z', 'date: 2027-06-12\ntime: 20:00\n'],
  ['DTSTART;VALUE=DATE:20270702\r\nDTEND;VALUE=DATE:20270712', 'until: 2027-07-11\n'],
  ['DTSTART:20270612T180000Z\r\nDTEND:20270612T170000Z', '# duration: it ends before it starts'],
  ['DTSTART:20270612T180000', 'time: 18:00\n'],
  ['DTSTART;TZID=Home:20270612T180000', '# time: 18:00 (Home)\n'],
  ['DTSTART:20270612T180000Z\r\nRRULE:FREQ=WEEKLY', '# also: it goes on after these days\n'],
  ['DTSTART:soon', '# date: DTSTART:soon\ntitle: A\n'],
  ['UID:b', 'title: A\n'],
])('reads %s', async (lines, written) => {
  const text = calendar(lines, 'SUMMARY:A', 'LOCATION:Hall\\, Bonn\\, Germany');
  expect(await draftOf('c.ics', text)).toContain(written);
});

it('tells the hour of UTC where no place says another', async () => {
  const text = calendar('DTSTART:20270612T180000Z', 'SUMMARY:A', 'LOCATION:Hall\\, Dallas\\, USA');
  expect(await draftOf('c.ics', text)).toContain('date: 2027-06-12\n# time: 18:00 (UTC)\n');
});

it('takes an evening of a calendar that is cancelled, and one that is moved, for those', async () => {
  const start = 'DTSTART;TZID=Europe/Berlin:20270101T200000';
  const exception = (day: string, ...lines: readonly string[]) => [
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:a@example.org',
    `RECURRENCE-ID;TZID=Europe/Berlin:${day}T200000`,
    ...lines,
  ];
  const text = calendar(
    start,
    'RRULE:FREQ=DAILY;COUNT=3',
    'SUMMARY:A',
    'LOCATION:Hall\\, Bonn\\, Germany',
    ...exception('20270102', 'DTSTART;TZID=Europe/Berlin:20270102T180000'),
    ...exception('20270103', start.replace('0101T', '0103T'), 'STATUS:CANCELLED'),
  );
  expect(await draftOf('c.ics', text)).toContain(
    'also:\n  - 2027-01-02 18:00\n  - date: 2027-01-03\n    status: cancelled\n',
  );
});

it('takes an evening whose repeated entry isn’t in the calendar for a concert', async () => {
  const text = calendar(
    'RECURRENCE-ID;TZID=Europe/Berlin:20270102T200000',
    'DTSTART;TZID=Europe/Berlin:20270102T180000',
    'SUMMARY:A',
    'LOCATION:Hall\\, Bonn\\, Germany',
  );
  expect(await draftOf('c.ics', text)).toContain('date: 2027-01-02\ntime: 18:00\n');
});

it('takes calendars that are joined for one', async () => {
  const day = (date: string) =>
    calendar(`DTSTART:${date}T180000Z`, 'SUMMARY:A', 'LOCATION:Hall\\, Bonn\\, Germany');
  const { text } = await imported('c.ics', day('20270612') + day('20270613'));
  expect(text).toContain('c.ics:3,12  content/en/concerts/a-2027-06-12.mdx  whole');
});

it.each([
  ['America/Chicago', 'Symphony Center, Chicago, IL', ['Symphony Center', 'Chicago', 'US']],
  ['Asia/Jerusalem', 'Heichal, Tel Aviv, IL', ['Heichal', 'Tel Aviv', 'IL']],
  ['Europe/Madrid', 'Symphony Center, Chicago, IL', ['Symphony Center', 'Chicago']],
  ['America/Denver', 'Opera, Santa Fe, NM 87506', ['Opera', 'Santa Fe', 'US']],
  ['America/New_York', 'Hall, 881 7th Ave, New York, NY 10019, USA', ['Hall', 'New York', 'US']],
  ['America/New_York', 'Carnegie Hall, New York', ['Carnegie Hall', 'New York', 'US']],
  ['America/Chicago', 'Dallas, Texas', [undefined, 'Dallas', 'US']],
  ['Asia/Singapore', 'Esplanade, Singapore', ['Esplanade', 'Singapore', 'SG']],
  ['Europe/Luxembourg', 'Luxembourg, Luxembourg', [undefined, 'Luxembourg', 'LU']],
  ['Europe/London', 'HQ', ['HQ']],
])('reads, in the zone %s, the place %s', (timeZone, address, [venue, city, country]) => {
  expect(readPlace(address, timeZone)).toEqual({ venue, city, country });
});

it('keeps the hour of a town in a state whose letters are those of a country', async () => {
  const start = 'DTSTART;TZID=America/Chicago:20270212T193000';
  const text = calendar(start, 'SUMMARY:A', String.raw`LOCATION:Hall\, Chicago\, IL`);
  expect(await draftOf('c.ics', text)).toContain(
    'date: 2027-02-12\ntime: 19:30\ntimeZone: America/Chicago\ncountry: US\n',
  );
});
