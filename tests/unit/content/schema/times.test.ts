import { expect, it } from 'vitest';
import { date, duration, partialDate, yearSpan } from '../../../../src/content/schema/times.ts';
import { videoId } from '../../../../src/content/schema/video-id.ts';

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', undefined],
  ['2023-02-31', undefined],
  ['2023-13-01', undefined],
  ['2023-1-1', undefined],
  ['0000-01-01', undefined],
  ['2023-01-01T00:00:00Z', undefined],
])('reads the date %s as %s', (source, value) => {
  expect(date().safeParse(source).data).toBe(value);
});

it.each([
  ['2007', '2007'],
  ['2007-05', '2007-05'],
  ['2024-02-29', '2024-02-29'],
  ['2007-13', undefined],
  ['2007-5', undefined],
  ['1599', undefined],
  ['2023-02-29', undefined],
  ['200', undefined],
])('reads the partial date %s as %s', (source, value) => {
  expect(partialDate().safeParse(source).data).toBe(value);
});

it.each([
  ['2019', { from: 2019, to: 2019 }],
  ['1998-2004', { from: 1998, to: 2004 }],
  ['1998–99', { from: 1998, to: 1999 }],
  ['1998/99', { from: 1998, to: 1999 }],
  ['ca. 1720', { from: 1720, to: 1720, isAbout: true }],
  ['c.1998', { from: 1998, to: 1998, isAbout: true }],
  ['2004-1998', undefined],
  ['1999-00', undefined],
  ['1599', undefined],
  ['98', undefined],
  ['1990s', undefined],
])('reads the years %s as %o', (source, value) => {
  expect(yearSpan().safeParse(source).data).toEqual(value);
});

it.each([
  ['12:30', 750],
  ['8:20 min', 500],
  ['1:05:00', 3900],
  ['90:00', 5400],
  ['12 min', 720],
  ['12min.', 720],
  ["12'", 720],
  ['12′', 720],
  [`7'20"`, 440],
  ['12′30″', 750],
  ['7 min 20 s', 440],
  ['45″', 45],
  ["45''", 45],
  ['2 h', 7200],
  ["1 h 20'", 4800],
  ['1h20', 4800],
  ['1:05 h', 3900],
  ['12:60', undefined],
  ['750', undefined],
  ['0:00', undefined],
  ['-1:00', undefined],
  ['12:30:5', undefined],
  ['12 bars', undefined],
  ['', undefined],
])('reads the duration %s as %s seconds', (source, seconds) => {
  expect(duration().safeParse(source).data).toEqual(seconds && { seconds });
});

it.each([
  ["ca. 12'", { seconds: 720, isAbout: true }],
  ['about 9 minutes', { seconds: 540, isAbout: true }],
  ["~5'", { seconds: 300, isAbout: true }],
  ["10-12'", { seconds: 600, upTo: 720 }],
  ['c. 10–12 min', { seconds: 600, upTo: 720, isAbout: true }],
  ['8 to 12 minutes', { seconds: 480, upTo: 720 }],
  ['12 minutes and 30 seconds', { seconds: 750 }],
  ['12 min and', undefined],
  ["12-10'", undefined],
  ['ca.', undefined],
])('reads the duration %s as %o', (source, value) => {
  expect(duration().safeParse(source).data).toEqual(value);
});

it.each([
  ['nPHIZw7HZq4', 'nPHIZw7HZq4'],
  ['https://youtu.be/nPHIZw7HZq4?si=abc', 'nPHIZw7HZq4'],
  ['https://www.youtube.com/watch?v=nPHIZw7HZq4', 'nPHIZw7HZq4'],
  ['https://www.youtube.com/watch?v=nPHIZw7HZq4&t=90', undefined],
  ['https://vimeo.com/123456789', undefined],
  ['https://www.youtube.com/@ada', undefined],
])('reads the video %s as %s', (source, id) => {
  expect(videoId().safeParse(source).data).toBe(id);
});
