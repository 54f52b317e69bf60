import { expect, test } from 'vitest';
import { nextConcert } from '../../../../src/pages/concerts/schedule.ts';

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
