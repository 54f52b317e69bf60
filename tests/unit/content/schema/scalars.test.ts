import { expect, it } from 'vitest';
import * as scalars from '../../../../src/content/schema/scalars.ts';

function read(
  schema: { safeParse: (source: string) => { data?: unknown } },
  source: string,
): unknown {
  return schema.safeParse(source).data;
}

it.each(['1.10', '007', 'No', '12:30', '2019-01-01', 'null', '~', '0x1F'])(
  'keeps %s as it was typed in a text field',
  (source) => {
    expect(read(scalars.text(), source)).toBe(source);
  },
);

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', undefined],
  ['2023-02-31', undefined],
  ['2023-13-01', undefined],
  ['2023-1-1', undefined],
  ['0000-01-01', undefined],
  ['2023-01-01T00:00:00Z', undefined],
])('reads the date %s as %s', (source, value) => {
  expect(read(scalars.date(), source)).toBe(value);
});

it.each([
  ['12:30', 750],
  ['1:05:00', 3900],
  ['90:00', 5400],
  ['12 min', 720],
  ['12min.', 720],
  ["12'", 720],
  ['12′', 720],
  ['12:60', undefined],
  ['750', undefined],
  ['0:00', undefined],
  ['-1:00', undefined],
  ['12:30:5', undefined],
])('reads the duration %s as %s seconds', (source, value) => {
  expect(scalars.duration().safeParse(source).data).toBe(value);
});

it.each([
  ['https://example.org/a?b=c#d', true],
  ['http://example.org/', false],
  ['https://localhost', false],
  ['https://user@example.org/', false],
  ['https://exa mple.org/', false],
  ['javascript:alert(1)', false],
  ['https:example.org', false],
  ['//example.org', false],
])('takes %s for an address: %s', (source, isAddress) => {
  expect(scalars.address().safeParse(source).success).toBe(isAddress);
});

it.each([
  ['hall.jpg', true],
  ['../hall.jpg', false],
  ['a/hall.jpg', false],
  ['.hall.jpg', false],
  ['hall.svg', false],
  ['hall', false],
])('takes %s for the name of an image: %s', (source, isImage) => {
  expect(scalars.image().safeParse(source).success).toBe(isImage);
});

it('reads a choice, a flag and a whole number within bounds only', () => {
  expect(scalars.choice(['solo', 'ensemble']).safeParse('duo').success).toBe(false);
  expect(scalars.flag().safeParse('true').data).toBe(true);
  expect(scalars.flag().safeParse('yes').success).toBe(false);
  const year = scalars.integer({ from: 1600, to: 2200, example: '2019' });
  expect(
    ['2019', '1599', '2019.0', '2e3', '0x7E3'].map((source) => year.safeParse(source).data),
  ).toEqual([2019, undefined, undefined, undefined, undefined]);
});

it('advises on a media address that can not be played', () => {
  const field = scalars.fieldRegistry.get(scalars.mediaAddress());
  expect(field?.advise?.('http://example.org/a')).toMatch(/audio unavailable/);
  expect(field?.advise?.('https://example.org/a')).toBeUndefined();
});
