import { expect, test } from 'vitest';
import { importPage, roomAt } from '../../../src/app/page-modules.ts';

const pages = [
  { name: 'home', path: '', title: { value: 'Home' } },
  { name: 'biography', path: 'biography', title: { value: 'Biography' } },
  { name: 'concerts', path: 'dates', title: { value: 'Concerts' } },
  { name: 'press', path: 'press', title: { value: 'Press' } },
];

test.each([
  ['/', 'home'],
  ['/es', 'home'],
  ['/press/2', 'press'],
  ['/es/biography/compositions/3', 'biography'],
  ['/es/dates/gala-2027', 'concerts'],
  ['/teaching', 'custom'],
  ['/works', 'custom'],
  ['/es/pressed', 'custom'],
  ['/teaching/lessons', undefined],
  ['/\\example.org', undefined],
])('%s may be of the room %s', (address, page) => {
  expect(roomAt(address, pages)).toBe(page);
});

test('data of no room have no page', async () => {
  await expect(importPage('nowhere')).rejects.toThrow('There is no page `nowhere`.');
});
