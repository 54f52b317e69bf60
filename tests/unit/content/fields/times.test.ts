import { expect, it } from 'vitest';
import { date, duration, partialDate, yearSpan } from '../../../../src/content/fields/times.ts';

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', undefined],
  ['2023-1-1', undefined],
  ['0000-01-01', undefined],
  ['2023-01-01T00:00:00Z', undefined],
])('reads the date %s as %s', (source, value) => {
  expect(date().parse(source)).toBe(value);
});

it.each([
  ['2007', '2007'],
  ['2007-05', '2007-05'],
  ['2024-02-29', '2024-02-29'],
  ['2007-5', undefined],
  ['1599', undefined],
  ['2023-02-29', undefined],
  ['200', undefined],
])('reads the partial date %s as %s', (source, value) => {
  expect(partialDate().parse(source)).toBe(value);
});

it.each([
  ['2019', { from: 2019, to: 2019 }],
  ['1998-2004', { from: 1998, to: 2004 }],
  ['1998–99', { from: 1998, to: 1999 }],
  ['1998/99', { from: 1998, to: 1999 }],
  ['ca. 1720', { from: 1720, to: 1720, isAbout: true }],
  ['c.1998', { from: 1998, to: 1998, isAbout: true }],
  ['1999-00', undefined],
  ['98', undefined],
  ['1990s', undefined],
])('reads the years %s as %o', (source, value) => {
  expect(yearSpan().parse(source)).toEqual(value);
});

it.each([
  [{ seconds: 45 }, ['45″', "45''"]],
  [{ seconds: 440 }, [`7'20"`, '7 min 20 s']],
  [{ seconds: 500 }, ['8:20 min']],
  [{ seconds: 720 }, ['12 min', '12min.', "12'", '12′']],
  [{ seconds: 750 }, ['12:30', '12.5 min', "12,5'", '12′30″', '12 minutes and 30 seconds']],
  [{ seconds: 3900 }, ['1:05:00', '1:05 h']],
  [{ seconds: 4800 }, ["1 h 20'", '1h20']],
  [{ seconds: 5400 }, ['90:00', '1.5 h', '1,5 hours']],
  [{ seconds: 7200 }, ['2 h']],
  [{ seconds: 300, isAbout: true }, ["~5'"]],
  [{ seconds: 540, isAbout: true }, ['about 9 minutes']],
  [{ seconds: 720, isAbout: true }, ["ca. 12'"]],
  [{ seconds: 480, upTo: 720 }, ['8 to 12 minutes']],
  [{ seconds: 600, upTo: 720 }, ["10-12'"]],
  [{ seconds: 600, upTo: 720, isAbout: true }, ['c. 10–12 min']],
  [
    undefined,
    ['12:60', '750', '0:00', '-1:00', '12:30:5', '12 bars', '12 min and', "12-10'", 'ca.', ''],
  ],
])('reads %o in each of the durations %j', (value, sources) => {
  const read = sources.map((source) => duration().parse(source));
  expect(read).toEqual(sources.map(() => value));
});
