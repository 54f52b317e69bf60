import { expect, it } from 'vitest';
import { date, duration, partialDate, yearSpan } from '../../../../src/content/fields/times.ts';

it.each([
  [date(), '2024-02-29', '2024-02-29'],
  [date(), '2023-02-29', undefined],
  [date(), '2023-1-1', undefined],
  [date(), '0000-01-01', undefined],
  [date(), '2023-01-01T00:00:00Z', undefined],
  [partialDate(), '2007', '2007'],
  [partialDate(), '2007-05', '2007-05'],
  [partialDate(), '2024-02-29', '2024-02-29'],
  [partialDate(), '2007-5', undefined],
  [partialDate(), '1599', undefined],
  [partialDate(), '2023-02-29', undefined],
  [partialDate(), '200', undefined],
  [yearSpan(), '2019', { from: 2019, to: 2019 }],
  [yearSpan(), '1998-2004', { from: 1998, to: 2004 }],
  [yearSpan(), '1998–99', { from: 1998, to: 1999 }],
  [yearSpan(), '1998/99', { from: 1998, to: 1999 }],
  [yearSpan(), 'ca. 1720', { from: 1720, to: 1720, isAbout: true }],
  [yearSpan(), 'c.1998', { from: 1998, to: 1998, isAbout: true }],
  [yearSpan(), '1999-00', undefined],
  [yearSpan(), '98', undefined],
  [yearSpan(), '1990s', undefined],
])('%#: reads $1 as $2', (type, source, value) => {
  expect(type.parse(source)).toEqual(value);
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
