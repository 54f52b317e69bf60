import { expect, it } from 'vitest';
import { readDays } from '../../../src/text/read-days.ts';

it.each([
  ['3 Mar - 5 May 2026', ['2026-03-03', '2026-05-05']],
  ['12 Mar, 15 Apr 2026', ['2026-03-12', '2026-04-15']],
  ['12 mar 2026, 15 avr 2026', ['2026-03-12', '2026-04-15']],
  ['Feb. 12, Mar. 15 & Apr. 20, 2026', ['2026-02-12', '2026-03-15', '2026-04-20']],
  ['3 de mar a 5 de mayo 2026', ['2026-03-03', '2026-05-05']],
])('takes the month in %s for a month', (source, days) => {
  expect(readDays(source)?.days).toEqual(days);
});

it.each([
  ['mar 3 marzo 2026', ['2026-03-03']],
  ['mar. 31 mars et mer. 1 avril 2026', ['2026-03-31', '2026-04-01']],
  ['mar 3 - mar 10 abril 2026', ['2026-04-03', '2026-04-10']],
  ['lun 2 y mar 3 de marzo de 2026', ['2026-03-02', '2026-03-03']],
])('takes the weekday in %s for a weekday', (source, days) => {
  expect(readDays(source)?.days).toEqual(days);
});

it('reads no days where a month may be a weekday', () => {
  expect(readDays('Mar 12, Apr 15, 2026')).toBeUndefined();
});
