import { expect, it } from 'vitest';
import { nestQuotations } from '../../../src/text/quotation-marks.ts';

it.each([
  ['en', 'A “plain” and a "typed" one', 'A ‘plain’ and a ‘typed’ one'],
  ['de', 'Ein „Wunder“ an Klang', 'Ein ‚Wunder‘ an Klang'],
  ['de', 'Ein "Wunder" an Klang', 'Ein ‚Wunder‘ an Klang'],
  ['de-CH', 'Ein «Wunder» an Klang', 'Ein ‹Wunder› an Klang'],
  ['fr', 'Une « merveille » de son', 'Une “merveille” de son'],
  ['es', 'Un «milagro» y otro “más”', 'Un “milagro” y otro “más”'],
  ['pt-BR', 'Um “milagre” sonoro', 'Um ‘milagre’ sonoro'],
  ['de', '<Lang of="fr">La „mer“</Lang>', '<Lang of="fr">La ‚mer‘</Lang>'],
  ['en', '"*<Lang of="es">Aurora</Lang>*" shone', '‘*<Lang of="es">Aurora</Lang>*’ shone'],
  ['pl', 'To „cud” i „nic”', 'To «cud» i «nic»'],
  ['sv', 'Ett ”under”', 'Ett ”under”'],
  ['en', '“She listens.”', 'She listens.'],
  ['en', '"She listens."', 'She listens.'],
  ['en', '‘It’s a “wonder”.’', 'It’s a ‘wonder’.'],
  ['es', '«Escucha».', 'Escucha.'],
  ['fr', '« Elle écoute. »', 'Elle écoute.'],
  ['de', '„Ein *Wunder* an Klang“', 'Ein *Wunder* an Klang'],
  ['de', '»Ein Wunder«', 'Ein Wunder'],
  ['es', 'Escucha.»', 'Escucha.'],
  ['es', 'Escucha».', 'Escucha.'],
  ['fr', '« Elle écoute.', 'Elle écoute.'],
  ['en', 'She listens."', 'She listens.'],
  ['en', '"She listens.', 'She listens.'],
  ['en', 'It lasts 7\'20"', 'It lasts 7\'20"'],
  ['sv', '”Hon lyssnar.”', 'Hon lyssnar.'],
  ['de', 'Ein „Wunder“', 'Ein ‚Wunder‘'],
  ['en', '“Plain” and “simple”', '‘Plain’ and ‘simple’'],
  ['en', '‘Plain’ and ‘simple’', '‘Plain’ and ‘simple’'],
  ['en', 'Twelve 12″ records, the artist’s own', 'Twelve 12″ records, the artist’s own'],
])('in %s, gives the marks within `%s` the second level', (locale, text, nested) => {
  expect(nestQuotations(text, locale)).toBe(nested);
});
