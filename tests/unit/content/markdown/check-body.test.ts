import { expect, it } from 'vitest';
import { checkBody, problemsIn } from '../../../../src/content/markdown/check-body.ts';
import { unexpectedCharacters } from '../../../../src/content/report/unexpected-text.ts';

it.each([
  ['op.&nbsp;5: [score](/files/op 5.pdf)', 'link-broken'],
  ['- see [score](/files/my score.pdf)\n  and more', 'link-broken'],
  ['![Tom &amp; Ann](my photo.jpg)', 'picture-broken'],
  ['![A](a.jpg "The "Aurora" rehearsal")', 'picture-broken'],
  ['![A](a.jpg “Caption”)', 'picture-broken'],
  ['Symphonies\nConcertos\nSonatas', 'lines-joined'],
  ['> Symphonies\n> Concertos\n> Sonatas', 'lines-joined'],
  ['Чайковский, then Дебюсси', 'text-undrawn'],
  ['![A](a.jpg "Чайковский")', 'text-undrawn'],
  ['![A](a.jpg "Set {1}")', 'code'],
])('tells of %j that it is %s', (text, code) => {
  expect(checkBody(text).issues.map((issue) => issue.code)).toEqual([code]);
});

it.each([
  ['a \\[score\\](by hand)'],
  ['[[1]](https://a.b) and `[[2]]`'],
  ['```\n• Horn\n• Harp\n```'],
  ['Symphonies\\\nConcertos\\\nSonatas'],
  ['Symphonies<br />\nConcertos<br />\nSonatas'],
  ['![A](a.jpg)\n![B](b.jpg)\n![C](c.jpg)'],
  [
    `${'She plays and she writes. '.repeat(3)}\n${'And she teaches at home. '.repeat(3)}\nAnd that is all.`,
  ],
  ['<Lang of="ru">Чайковский</Lang> and `Чайковский`'],
  ['![A](a.jpg "Set \\\\{1}")'],
])('has nothing to say of %j', (text) => {
  expect(checkBody(text).issues).toEqual([]);
});

it.each([
  ['Sänger*innen und Spieler*innen, and cafÃ©', ['emphasis-within', 'text-garbled']],
  ['[](http://example.org/)', ['link-http', 'link-empty']],
  ['A <b>word</b> and cafÃ©', ['element-unknown', 'text-garbled']],
])('tells all that is wrong in the one line %j', (text, codes) => {
  const found = checkBody(text).issues.map(({ code }) => code);
  expect(found.toSorted()).toEqual(codes.toSorted());
});

it('tells in a language of Latin letters alone that no font draws a word', () => {
  const checked = checkBody('Чайковский');
  const inFolder = (name: string) =>
    problemsIn({ file: `content/${name}/works/a.mdx`, text: 'Чайковский' }, checked);
  expect(inFolder('es').map(({ code }) => code)).toEqual(['text-undrawn']);
});

it('says what to write in a caption', () => {
  const [{ hint } = {}] = checkBody('![A](a.jpg "Set {1}")').issues;
  expect(hint).toContain('`\\\\{`');
});

it.each([
  ['AMANHÃ…', []],
  ['CORAZÃ“N', ['text-garbled']],
])('takes a capital before a mark in %s for what it is', (text, codes) => {
  expect(unexpectedCharacters(text).map(({ code }) => code)).toEqual(codes);
});
