import { expect, it } from 'vitest';
import { slugOf } from '../../../../src/content/fields/slug.ts';

it.each([
  ['Große Öffnung für Übende', 'de', 'grosse-oeffnung-fuer-uebende'],
  // The same letters, each written as two signs.
  ['Große Öffnung'.normalize('NFD'), 'de', 'grosse-oeffnung'],
  ['Große Öffnung', 'en', 'grosse-offnung'],
  ['Pingüino', 'es', 'pinguino'],
])('the slug of %s in %s is %s', (name, locale, slug) => {
  expect(slugOf(name, locale)).toBe(slug);
});
