import { expect, it } from 'vitest';
import { slugOf } from '../../../../src/content/fields/slug.ts';

it.each([
  ['Große Öffnung für Übende', 'de', 'grosse-oeffnung-fuer-uebende'],
  // The same letters, decomposed.
  ['Große Öffnung'.normalize('NFD'), 'de', 'grosse-oeffnung'],
  ['Árvore de São João', 'pt', 'arvore-de-sao-joao'],
  ['Malmö', 'sv', 'malmo'],
  ['Ода к радости', 'ru', 'oda-k-radosti'],
  ['Їжак', 'uk', 'yizhak'],
  ['Ευρυδίκη', 'el', 'eyrydiki'],
  ['Tiếng hát', 'vi', 'tieng-hat'],
  ['光', 'ja', ''],
  ['שיר', 'he', ''],
])('the slug of %s in %s is %s', (name, locale, slug) => {
  expect(slugOf(name, locale)).toBe(slug);
});
