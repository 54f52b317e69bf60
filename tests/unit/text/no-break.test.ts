import { expect, it } from 'vitest';
import { noBreaks } from '../../../src/text/no-break.ts';

// `~` stands for a no-break space.
it.each([
  ['en', 'J. S. Bach, BWV 1004', 'J.~S.~Bach, BWV~1004'],
  ['de', 'Streichquartett Nr. 3, op. 121', 'Streichquartett Nr.~3, op.~121'],
  ['de', 'W. A. Mozart: Sonate K. 331', 'W.~A.~Mozart: Sonate K.~331'],
  ['es', 'Sonata n.º 2, Hob. 12', 'Sonata n.º~2, Hob.~12'],
  ['fr', '« Quoi ? » dit-il : oui ! non ; si', '«~Quoi~?~» dit-il~: oui~! non~; si'],
  ['fr', 'Sonate n° 2', 'Sonate n°~2'],
  ['fr', 'https://example.org/?a : 19:30', 'https://example.org/?a~: 19:30'],
  ['fr-CH', 'Quoi ? Oui !', 'Quoi ? Oui !'],
  ['de', 'Wirklich ? Ja !', 'Wirklich ? Ja !'],
  ['en', 'A plan. No 3 more, and stop. 4 left.', 'A plan. No 3 more, and stop. 4 left.'],
  ['en', 'Draft no. of pages', 'Draft no. of pages'],
])('in %s, `%s` keeps together what belongs together', (locale, text, kept) => {
  expect(noBreaks(text, locale).replaceAll('\u00A0', '~')).toBe(kept);
});
