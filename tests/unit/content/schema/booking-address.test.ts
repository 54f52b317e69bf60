import { expect, it } from 'vitest';
import { bookingAddress } from '../../../../src/content/schema/booking-address.ts';
import { fieldIn } from '../../../../src/content/schema/shape.ts';

it.each([
  ['office@example.org', 'mailto:office@example.org'],
  ['+34 600 - 12 34 56', 'tel:+34600123456'],
  ['0049 30 / 12.34', 'tel:0049301234'],
  ['tel. 030 - 12 34', 'tel:0301234'],
  ['01.42.34.56.78', 'tel:0142345678'],
  ['030/123456', 'tel:030123456'],
  ['12.00 - 18.00', undefined],
  ['12.50/18.50', undefined],
  ['15 / 20 / 25', undefined],
  ['15/20/25', undefined],
])('takes %s for the address %s', (source, address) => {
  expect(fieldIn(bookingAddress())?.meant?.(source)).toBe(address);
});
