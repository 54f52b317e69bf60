import { expect, it } from 'vitest';
import {
  readDates,
  readItems,
  readTimes,
  timeMeant,
} from '../../../../src/content/schema/remark-times.ts';

it.each([
  ['12.02.2027 - 14.02.2027', { date: '2027-02-12', until: '2027-02-14' }],
  ['12.02.2027, 19.30', { date: '2027-02-12', time: '19:30' }],
  ['12 February 2027, 8.30pm', { date: '2027-02-12', time: '20:30' }],
  ['12.02.2027 20.30 Uhr', { date: '2027-02-12', time: '20:30' }],
])('reads the days %s', (source, fields) => {
  expect(readDates(source)).toEqual(fields);
});

it.each([
  ['8–10 pm', { time: '20:00', duration: '2 h' }],
  ['11 - 1 pm', { time: '11:00', duration: '2 h' }],
  ['10:30–1pm', { time: '10:30', duration: '2 h 30' }],
  ['9 - 2 am', { time: '21:00', duration: '5 h' }],
  ['22:00-00:30', { time: '22:00', duration: '2 h 30' }],
])('reads the times %s', (source, fields) => {
  expect(readTimes(source)).toEqual(fields);
});

it.each([
  ['13 May 2027', ['2027-05-13']],
  ['13 & 20 May 2027, 19:30', ['2027-05-13 19:30', '2027-05-20 19:30']],
  ['13-20 May 2027', undefined],
])('reads the items %s', (source, items) => {
  expect(readItems(source)).toEqual(items);
});

it.each([
  ['20:00:00', '20:00'],
  ['8:00:00 PM', '20:00'],
  ['20:00:30', undefined],
])('reads the time %s of a table as %s', (source, time) => {
  expect(timeMeant(source)).toBe(time);
});
