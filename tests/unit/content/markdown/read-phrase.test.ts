import { expect, it } from 'vitest';
import { readPhrase } from '../../../../src/content/markdown/read-phrase.ts';

it.each([
  ['Aurora'],
  ['1. Allegro & more'],
  ['- 3 # 4 > 2'],
  ['Rosa & sal'],
  ['2 * 3 * 4'],
  ['a_b_c'],
  [String.raw`\*Aurora\* &amp; no\_emphasis`, '*Aurora* & no_emphasis'],
  // The text of a broken element.
  ['<Lang of="es">Aurora', 'Aurora'],
])('reads %s as plain text', (text, value = text) => {
  expect(readPhrase(text)).toEqual({ value });
});

it.each([
  ['*Aurora*, again', 'Aurora, again', '<em>Aurora</em>, again'],
  ['<Lang of="es">Aurora</Lang>', 'Aurora', '<span lang="es" dir="ltr">Aurora</span>'],
  [
    'Her *<Lang of="es">Aurora & sal</Lang>*',
    'Her Aurora & sal',
    'Her <em><span lang="es" dir="ltr">Aurora &amp; sal</span></em>',
  ],
  ['<Lang of="he">שיר</Lang> 2', 'שיר 2', '<span lang="he" dir="rtl">שיר</span> 2'],
  ['**Now** H<sub>2</sub>O', 'Now H2O', '<strong>Now</strong> H<sub>2</sub>O'],
  ['<abbr title="a &quot;b&quot;">ab</abbr>', 'ab', '<abbr title="a &quot;b&quot;">ab</abbr>'],
  ['One<br />two', 'One two', 'One<br>two'],
])('reads %s as text and HTML', (text, value, html) => {
  expect(readPhrase(text)).toEqual({ value, html });
});

it.each([
  ['en', '“Never”, she said'],
  ['de', '„Never“, she said'],
  ['fr', '«\u00A0Never\u00A0», she said'],
  ['pl', '„Never”, she said'],
])('writes the quotation marks of %s around a quotation', (locale, value) => {
  const text = '<q>Never</q>, she said';
  expect(readPhrase(text, locale)).toEqual({ value, html: text });
});
