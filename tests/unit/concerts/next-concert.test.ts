import { expect, test } from 'vitest';
import { isOver, nextConcert } from '../../../src/site/next-concert.ts';
import { endOf } from '../../../src/text/local-time.ts';

test('New Year’s Eve in New York is over when it is six in Madrid, and three hours after it began', () => {
  const ends = endOf({ date: '2026-12-31', time: '22:00', timeZone: 'America/New_York' }, 3);
  expect(isOver({ ends }, Date.parse('2027-01-01T06:59:59+01:00'))).toBe(false);
  expect(isOver({ ends }, Date.parse('2027-01-01T07:00:00+01:00'))).toBe(true);
});

test('the next concert is the first that is to come and takes place', () => {
  const season = [
    { ends: '2027-02-01T22:00:00Z' },
    { ends: '2027-02-02T22:00:00Z', status: 'cancelled' },
    { ends: '2027-02-03T22:00:00Z', status: 'postponed' },
    { ends: '2027-02-04T22:00:00Z', status: 'sold-out' },
  ];
  const [first, , , last] = season;
  expect(nextConcert(season, Date.parse('2027-02-01T21:00:00Z'))).toBe(first);
  expect(nextConcert(season, Date.parse('2027-02-01T22:00:00Z'))).toBe(last);
  expect(nextConcert(season, Date.parse('2027-02-05T00:00:00Z'))).toBeUndefined();
});
