import { expect, it } from 'vitest';
import {
  formatDate,
  formatDays,
  formatDay,
  formatMonthOfDay,
  formatTime,
} from '../../../src/text/format-date.ts';

it.each([
  ['2027-06-01', 'fr', '1er juin 2027'],
  ['2027-06-11', 'fr', '11 juin 2027'],
  ['2027-06', 'fr', 'juin 2027'],
  ['2027-06-01', 'de', '1. Juni 2027'],
  ['2027-06-01', 'es', '1 de junio de 2027'],
])('writes %s in %s as `%s`', (date, locale, text) => {
  expect(formatDate(date, locale)).toBe(text);
});

it.each([
  ['2027-06-01', '2027-06-05', 'fr', '1er–5 juin 2027'],
  ['2027-05-29', '2027-06-01', 'fr', '29 mai – 1er juin 2027'],
  ['2027-06-18', '2027-06-27', 'de', '18.–27. Juni 2027'],
])('writes %s to %s in %s as `%s`', (from, to, locale, text) => {
  expect(formatDays(from, to, locale).replaceAll(/[\u2009\u00A0\u202F]/g, ' ')).toBe(text);
});

it.each([
  ['pl', 'grudnia 2026'],
  ['cs', 'prosince 2026'],
  ['sk', 'decembra 2026'],
  ['uk', 'грудня 2026 р.'],
  ['hr', 'prosinca 2026.'],
  ['lt', '2026 m. gruodžio'],
  ['el', 'Δεκεμβρίου 2026'],
  ['fi', 'joulukuuta 2026'],
  ['en', 'December 2026'],
  ['es', 'diciembre de 2026'],
])('inflects the month as next to a day in %s', (locale, text) => {
  expect(formatMonthOfDay('2026-12-06', locale).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(text);
});

it('writes the first day in French as an ordinal at any position', () => {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  expect(formatDay('2027-06-01', 'fr', parts)).toBe('mardi 1er juin');
});

it.each([
  ['19:30', 'fr', '19~h~30'],
  ['19:30', 'fr-CH', '19:30'],
  ['19:30', 'de', '19:30'],
  ['19:30', 'es', '19:30'],
  ['19:30', 'en-US', '7:30~PM'],
])('writes %s in %s as `%s`', (time, locale, text) => {
  expect(formatTime(time, locale).replaceAll(/[\u00A0\u202F]/g, '~')).toBe(text);
});
