import { expect, it } from 'vitest';
import { pluralEnding, pluralEndingsOf } from '../../../src/text/plural-forms.ts';

it.each([
  ['en', 1, 'One'],
  ['en', 2, undefined],
  ['pl', 1, 'One'],
  ['pl', 23, 'Few'],
  ['pl', 25, 'Many'],
  ['ar', 0, 'Zero'],
  ['ar', 2, 'Two'],
  ['ar', 11, 'Many'],
  ['ar', 100, undefined],
  ['ja', 3, undefined],
])('in %s the form for %i is %s', (tag, count, ending) => {
  expect(pluralEnding(count, tag)).toBe(ending);
});

it('knows what forms a language needs', () => {
  expect(pluralEndingsOf('pl')).toEqual(['One', 'Few', 'Many']);
  expect(pluralEndingsOf('ar')).toEqual(['Zero', 'One', 'Two', 'Few', 'Many']);
  expect(pluralEndingsOf('ja')).toEqual([]);
});
