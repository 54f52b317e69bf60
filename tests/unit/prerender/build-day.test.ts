import { expect, test } from 'vitest';
import { buildDay } from '../../../src/prerender/build-day.ts';

test('the day of the build is today, or that of SOURCE_DATE_EPOCH', () => {
  expect(buildDay({})).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(buildDay({ SOURCE_DATE_EPOCH: '1801526399' })).toBe('2027-02-01T00:00:00Z');
});

test.each(['soon', '-1', '2027-02-01', '1e9'])('SOURCE_DATE_EPOCH=%s is refused', (given) => {
  expect(() => buildDay({ SOURCE_DATE_EPOCH: given })).toThrow(
    `\`SOURCE_DATE_EPOCH\` is \`${given}\`: write the seconds since 1970`,
  );
});
