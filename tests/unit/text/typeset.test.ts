import { expect, it } from 'vitest';
import { typeset } from '../../../src/text/typeset.ts';

// `~` is a no-break space.
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
  ['de', 'Werke, z. B. am 6. Dezember, d. h. bald', 'Werke, z.~B. am 6.~Dezember, d.~h. bald'],
  ['pl', 'W bibliotekach i o tym, a także z nim', 'W~bibliotekach i~o~tym, a~także z~nim'],
  ['pl', 'Sonata C-dur, grupa A', 'Sonata C-dur, grupa A'],
  ['cs', 'V Praze 6. prosince, s orchestrem', 'V~Praze 6.~prosince, s~orchestrem'],
  ['sk', 'Koncert v Košiciach a o hudbe', 'Koncert v~Košiciach a~o~hudbe'],
  ['sl', 'Koncert v Ljubljani in z orkestrom', 'Koncert v~Ljubljani in z~orkestrom'],
  ['ru', 'Концерт в Москве и с оркестром', 'Концерт в~Москве и~с~оркестром'],
  ['ru', 'Концерт № 1, соч. 23', 'Концерт №~1, соч.~23'],
  ['uk', 'Концерт у Києві та з оркестром', 'Концерт у~Києві та з~оркестром'],
  ['en', 'A plan. No 3 more, and stop. 4 left.', 'A plan. No 3 more, and stop. 4 left.'],
  ['en', 'Draft no. of pages', 'Draft no. of pages'],
])('in %s, `%s` has no-break spaces as in `%s`', (locale, text, expected) => {
  expect(typeset(text, locale).replaceAll('\u00A0', '~')).toBe(expected);
});

it.each([
  ['ca', 'Concert a Girona i a Vic'],
  ['da', 'En aften i København'],
  ['el', 'Η μουσική ή ο χορός'],
  ['en', 'I played a sonata'],
  ['es', 'Canta y baila o calla'],
  ['fi', 'Ilta ja yö'],
  ['hu', 'Este a Dunán'],
  ['it', 'Musica e danza a Roma'],
  ['nb', 'En kveld i Oslo'],
  ['nl', 'Een avond in Gent'],
  ['pt', 'Música e dança à noite'],
  ['sv', 'En kväll i Lund'],
])('in %s, `%s` may break at any space', (locale, text) => {
  expect(typeset(text, locale)).toBe(text);
});
