import { expect, test } from 'vitest';
import { importPage, roomAt } from '../../../src/app/page-modules.ts';

test.each([
  ['/', 'home'],
  ['/es', 'home'],
  ['/press/2', 'press'],
  ['/es/biography/compositions/3', 'biography'],
  ['/es/concerts/gala-2027', 'concerts'],
  ['/teaching', 'custom'],
  ['/es/pressed', 'custom'],
  ['/teaching/lessons', undefined],
  ['/\\example.org', undefined],
])('%s may be of the room %s', (address, page) => {
  expect(roomAt(address)).toBe(page);
});

test('data of no room have no page', async () => {
  await expect(importPage('nowhere')).rejects.toThrow('There is no page `nowhere`.');
});
