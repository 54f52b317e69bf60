import { expect, it } from 'vitest';
import { endOf, toIso } from '../../../src/text/local-time.ts';

it.each([
  ['2027-02-12', '20:00', 'Asia/Kolkata', '2027-02-12T20:00:00+05:30'],
  ['2027-02-12', '20:00', 'Pacific/Apia', '2027-02-12T20:00:00+13:00'],
  ['2027-07-12', '20:00', 'Europe/Kiev', '2027-07-12T20:00:00+03:00'],
  ['2027-07-12', '20:00', 'Europe/Kyiv', '2027-07-12T20:00:00+03:00'],
  // The first of a repeated hour.
  ['2027-10-31', '02:30', 'Europe/Madrid', '2027-10-31T02:30:00+02:00'],
  ['2027-02-12', undefined, 'Europe/Madrid', '2027-02-12'],
])('%s %s in %s is %s', (date, time, timeZone, iso) => {
  expect(toIso({ date, timeZone, ...(time && { time }) })).toBe(iso);
});

it.each([
  ['2026-12-31', '22:00', 'America/New_York', '2027-01-01T06:00:00Z'],
  ['2026-12-31', undefined, 'America/New_York', '2027-01-01T05:00:00Z'],
  // Clocks go forward within the day, back within the concert, and forward at midnight.
  ['2027-03-28', undefined, 'Europe/Madrid', '2027-03-28T22:00:00Z'],
  ['2027-10-31', '01:30', 'Europe/Madrid', '2027-10-31T02:30:00Z'],
  ['2026-03-07', undefined, 'America/Havana', '2026-03-08T05:00:00Z'],
])('%s %s in %s ends at %s', (date, time, timeZone, end) => {
  expect(endOf({ date, timeZone, ...(time && { time }) }, 3 * 60 * 60)).toBe(end);
});
