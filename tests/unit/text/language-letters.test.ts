import { expect, it } from 'vitest';
import { supportsLanguage, isInAlphabet, scriptOf } from '../../../src/text/language-letters.ts';
import { cyrillic, greek, latin, latinExtended, vietnamese } from '../../../src/text/letters.ts';

const european = latin + latinExtended;
const kana = 'あいうえおかきくけこさしすせそたちつてとアイウエオカキクケコサシスセソタチツテト';
const kanji = '一二三四五六七八九十百千万円年月日時分秒';

it.each([
  ['en', european, true],
  ['pl-PL', european, true],
  ['sr-Latn', european, true],
  ['de-Latf', european, true],
  ['vi', european, false],
  ['en', vietnamese, false],
  ['vi', european + vietnamese, true],
  ['ru', european, false],
  ['ru', european + cyrillic, true],
  ['sr', european, false],
  ['el', `${european}µπΩΔΣ`, false],
  ['el', european + greek, true],
  ['he', european, false],
  ['he', 'אבגדהוזחטיךכלםמןנסעףפץצקרשת', true],
  ['ja', european + kanji, false],
  ['ja', kana + kanji, true],
  ['zh-TW', kanji, true],
  ['ko', kanji, false],
])('texts in %s with the letters %.20s…: %s', (tag, letters, expected) => {
  expect(supportsLanguage(letters, tag)).toBe(expected);
});

it.each([
  ['ru', 'Cyrl', 'ы'],
  ['sr-Latn', 'Latn', 's'],
  ['ja', 'Jpan', 'ー'],
  ['vi', 'Latn', 'ễ'],
])('%s is in the script %s, and written with %s', (tag, script, letter) => {
  expect(scriptOf(tag)).toBe(script);
  expect(isInAlphabet(letter, tag)).toBe(true);
  expect(isInAlphabet('ש', tag)).toBe(false);
});
