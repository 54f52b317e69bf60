import { expect, it } from 'vitest';
import { ownAddress } from '../../../src/site/page-data/own-address.ts';

const collections = {
  concerts: [{ number: 1, entries: season(21) }],
  works: [pageOf(1, 'work-aurora'), pageOf(2, 'work-brisa')],
  photos: [pageOf(1, 'photo-hall'), pageOf(2, 'photo-timpani'), pageOf(3, 'photo-stage')],
};

/** Concerts on as many days of a month. */
function season(length: number) {
  return Array.from({ length }, (_, index) => ({
    anchor: `concert-${index}`,
    date: `2027-03-${String(index + 1).padStart(2, '0')}`,
  }));
}

function pageOf(number: number, anchor: string) {
  return { number, entries: [{ anchor }] };
}

it.each([
  ['/', '/', '/es'],
  ['/press', '/press', '/es/press'],
  ['/biography#conductor', '/biography#conductor', '/es/biography#conductor'],
  ['/biography#compositions', '/biography#compositions', '/es/biography#compositions'],
  ['/biography#work-aurora', '/biography#work-aurora', '/es/biography#work-aurora'],
  [
    '/biography#work-brisa',
    '/biography/compositions/2#work-brisa',
    '/es/biography/compositions/2#work-brisa',
  ],
  ['/concerts', '/concerts', '/es/concerts'],
  ['/concerts#concert-3', '/concerts/in/2027#concert-3', '/es/concerts/in/2027#concert-3'],
  ['/gallery#photo-hall', '/gallery#photo-hall', '/es/gallery#photo-hall'],
  ['/gallery#photo-stage', '/gallery/3#photo-stage', '/es/gallery/3#photo-stage'],
])('leads from %s to the page that holds it', (href, english, spanish) => {
  expect(ownAddress(href, { locale: 'en', collections })).toBe(english);
  expect(ownAddress(href, { locale: 'es', collections })).toBe(spanish);
});

it('leads to the first page where it holds all concerts', () => {
  const few = { concerts: [{ number: 1, entries: season(20) }] };
  expect(ownAddress('/concerts#concert-3', { locale: 'en', collections: few })).toBe(
    '/concerts#concert-3',
  );
});
