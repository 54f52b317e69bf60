import { expect, test } from 'vitest';
import { buildDay } from '../../../src/text/build-day.ts';

test('the day of the build is today, or that of SOURCE_DATE_EPOCH', () => {
  expect(buildDay({})).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+00:00$/);
  expect(buildDay({ SOURCE_DATE_EPOCH: '1801526399' })).toBe('2027-02-01T00:00:00+00:00');
});

test.each([
  ['America/Los_Angeles', '2027-01-31T00:00:00-08:00'],
  ['Asia/Tokyo', '2027-02-01T00:00:00+09:00'],
])('the day is that of the artist’s time zone, in %s', (timeZone, day) => {
  // 19:00 on 31 January in Los Angeles, noon on 1 February in Tokyo.
  expect(buildDay({ SOURCE_DATE_EPOCH: '1801450800' }, timeZone)).toBe(day);
});

test.each(['soon', '-1', '2027-02-01', '1e9'])('SOURCE_DATE_EPOCH=%s is rejected', (value) => {
  expect(() => buildDay({ SOURCE_DATE_EPOCH: value })).toThrow(
    `it is \`${value}\`. Without it, the site is built for today.`,
  );
});
