import { expect, it } from 'vitest';
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
import { works } from '../../../../src/pages/works/fields.ts';

const slug = references('works').item;

it.each<[FieldType | undefined, string, string]>([
  [date(), '"2026-12-06"', '2026-12-06'],
  [country(), 'pt', 'PT'],
  [country(), '“XK”', 'XK'],
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
  [date(), '6.12.2026'],
  [date(), '13 May 2027'],
  [firstDay(), '6 de diciembre de 2026'],
  [dayAndTime(), '13 May 2027, 19:30'],
  [date(), '5/6/2027'],
  [date(), '2027-5-6'],
  [time(), '7.30'],
  [time(), '8 p.m.'],
  [time(), '19h30'],
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
  [country(), 'Polska'],
  [country(), 'UK'],
  [works.fields.language.type, 'English'],
  [flag(), 'yes'],
])('%#: takes $1 for nothing else', (type, source) => {
  expect(type.hint(source) ?? {}).not.toHaveProperty('value');
});

it.each([
  ['2023-02-31', 'The calendar has no such day from 1600 to 2200.'],
  ['1599-12-31', 'The calendar has no such day from 1600 to 2200.'],
  ['1599-12', 'Years are from 1600 to 2200.'],
])('tells what is wrong with %s', (source, sentence) => {
  expect(date().hint(source)).toEqual({ sentence });
});

it.each([
  ['images/Anna Vega.jpg', 'anna-vega.jpg'],
  ['lost/Anna Vega.jpg', 'anna-vega.jpg'],
])('names the file of %s as it may be named', (source, file) => {
  const sentence = `Put the file into the folder images as \`${file}\`, and write that name here.`;
  expect(image().hint(source)).toEqual({ sentence });
});
