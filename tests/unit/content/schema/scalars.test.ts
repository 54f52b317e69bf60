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
  ['images/hall.jpg', true],
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
