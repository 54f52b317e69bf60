import { expect, it } from 'vitest';
import { hintOnDay } from '../../../../src/content/fields/day-hint.ts';
import { address, bookingAddress, telephone } from '../../../../src/content/fields/addresses.ts';
import { choice, flag, integer } from '../../../../src/content/fields/choice.ts';
import type { FieldType } from '../../../../src/content/fields/field-type.ts';
import { country, timeZone } from '../../../../src/content/fields/places.ts';
import { image, references } from '../../../../src/content/fields/names.ts';
import {
  date,
  dayAndTime,
  duration,
  firstDay,
  time,
  yearSpan,
} from '../../../../src/content/fields/times.ts';

const slug = references('works').item;

it.each<[FieldType | undefined, string, string]>([
  [date(), '6.12.2026', '2026-12-06'],
  [date(), '06. 12. 2026', '2026-12-06'],
  [firstDay(), '13 May 2027', '2027-05-13'],
  [firstDay(), 'May 13, 2027', '2027-05-13'],
  [date(), 'Sonntag, 6. Dezember 2026', '2026-12-06'],
  [date(), '6 de diciembre de 2026', '2026-12-06'],
  [dayAndTime(), '13 May 2027', '2027-05-13'],
  [time(), '6.30 pm', '18:30'],
  [time(), '8 p.m.', '20:00'],
  [time(), '12 am', '00:00'],
  [time(), '18.30', '18:30'],
  [time(), '19h30', '19:30'],
  [time(), '19:30:00', '19:30'],
  [time(), '20h', '20:00'],
  [country(), 'Polska', 'PL'],
  [country(), 'Czech Republic', 'CZ'],
  [country(), 'pt', 'PT'],
  [integer({ from: 1, to: 9, example: '1' }), '"4"', '4'],
  [yearSpan(), '“2019”', '2019'],
  [address(), 'example.org/a', 'https://example.org/a'],
  [bookingAddress(), 'http://example.org/tickets', 'https://example.org/tickets'],
  [choice(['solo', 'band']), 'Solo', 'solo'],
  [timeZone(), 'europe/madrid', 'Europe/Madrid'],
  [flag(), 'TRUE', 'true'],
  [slug, 'Aurora.mdx', 'aurora'],
])('%#: takes $1 for $2', (type, source, value) => {
  expect(type?.hint(source)).toEqual({ value });
});

it.each<[FieldType, string]>([
  [date(), '13 & 20 May 2027'],
  [date(), '13–20 May 2027'],
  [date(), '13 May 2027, 19:30'],
  [date(), '13 May or so 2027'],
  [date(), '31 April 2027'],
  [date(), 'May 2027'],
  [date(), '5/6/2027'],
  [date(), '2027-5-6'],
  [date(), '1 May 2026, 3 May 2026 – 3 May 2062'],
  [time(), '7'],
  [time(), '7.30'],
  [time(), '19:30:15'],
  [time(), '13 pm'],
  [time(), '19:30-21:00'],
  [time(), 'noon'],
  [duration(), '12'],
  [yearSpan(), '1998 (rev. 2004)'],
  [bookingAddress(), '13.02.2027'],
  [bookingAddress(), '030 / 12 34 56'],
  [bookingAddress(), 'office@example.org'],
  [telephone(), '0049 30 12 34 56'],
  [timeZone(), 'New York'],
  [timeZone(), 'UTC+1'],
  [country(), 'England'],
  [country(), 'TX'],
  [flag(), 'yes'],
])('%#: takes $1 for nothing else', (type, source) => {
  expect(type.hint(source) ?? {}).not.toHaveProperty('value');
});

it('reads the month as the language of the site writes it beside a day', () => {
  expect(hintOnDay('6 grudnia 2026', ['pl-PL'])).toEqual({ value: '2026-12-06' });
  expect(hintOnDay('6 grudnia 2026', ['en-GB'])).toBeUndefined();
});

it.each([
  [
    'Friday, 13 May 2027',
    '`2027-05-13` is a Thursday: write the day that is meant as `YYYY-MM-DD`.',
  ],
  [
    'viernes 13 de mayo de 2027',
    '`2027-05-13` is a Thursday: write the day that is meant as `YYYY-MM-DD`.',
  ],
  ['2023-02-31', 'The calendar has no such day from 1600 to 2200.'],
])('tells what is wrong with %s', (source, sentence) => {
  expect(date().hint(source)).toEqual({ sentence });
});

it.each([
  ['images/Anna Vega.jpg', 'Rename the file to `anna-vega.jpg`, and write that name here.'],
  [
    'lost/Anna Vega.jpg',
    'Put the file itself into the folder images, and write only its name here.',
  ],
])('loses no folder of %s', (source, sentence) => {
  expect(image().hint(source)).toEqual({ sentence });
});
