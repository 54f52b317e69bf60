import { expect, it } from 'vitest';
import { ownAddress } from '../../../src/site/page-data/own-address.ts';

const collections = {
  works: [pageOf(1, 'work-aurora'), pageOf(2, 'work-brisa')],
  photos: [pageOf(1, 'photo-hall'), pageOf(2, 'photo-timpani'), pageOf(3, 'photo-stage')],
};

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
  ['/gallery#photo-hall', '/gallery#photo-hall', '/es/gallery#photo-hall'],
  ['/gallery#photo-stage', '/gallery/3#photo-stage', '/es/gallery/3#photo-stage'],
])('leads from %s to the page that holds it', (href, english, spanish) => {
  expect(ownAddress(href, { locale: 'en', collections })).toBe(english);
  expect(ownAddress(href, { locale: 'es', collections })).toBe(spanish);
});
