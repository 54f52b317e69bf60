import { expect, it } from 'vitest';
import { checkBody, toProblems } from '../../../../src/content/markdown/check-body.ts';

it.each<[string, ...string[]]>([
  ['op.&nbsp;5: [score](/files/op 5.pdf)', 'link-broken'],
  ['- see [score](/files/my score.pdf)\n  and more', 'link-broken'],
  ['a \\[score\\](by hand)'],
  ['[[1]](https://a.b) and `[[2]]`'],
  ['![Tom &amp; Ann](my photo.jpg)', 'picture-broken'],
  ['![A](a.jpg "The "Aurora" rehearsal")', 'picture-broken'],
  ['![A](a.jpg “Caption”)', 'picture-broken'],
  ['![A](a.jpg)\n![B](b.jpg)\n![C](c.jpg)'],
  ['> Symphonies\n> Concertos\n> Sonatas', 'lines-joined'],
  ['```\n• Horn\n• Harp\n```'],
  ['Symphonies\\\nConcertos\\\nSonatas'],
  ['Symphonies<br />\nConcertos<br />\nSonatas'],
  [
    `${'She plays and she writes. '.repeat(3)}\n${'And she teaches at home. '.repeat(3)}\nAnd that is all.`,
  ],
  ['![A](a.jpg "Чайковский")', 'text-undrawn'],
  ['<Lang of="ru">Чайковский</Lang> and `Чайковский`'],
  ['![A](a.jpg "Set \\\\{1}")'],
  ['AMANHÃ…'],
  ['CORAZÃ“N', 'text-garbled'],
  ['Sänger*innen und Spieler*innen, and cafÃ©', 'emphasis-within', 'text-garbled'],
  ['[](http://example.org/)', 'link-empty', 'link-http'],
  ['A <b>word</b> and cafÃ©', 'element-unknown', 'text-garbled'],
])('reports the issues of %j', (text, ...codes) => {
  const received = checkBody(text).issues.map(({ code }) => code);
  expect(received.toSorted()).toEqual(codes);
});

it('reports a word without glyphs in a language of Latin letters', () => {
  const checked = checkBody('Чайковский');
  const body = { file: 'content/es/works/a.mdx', text: 'Чайковский' };
  expect(toProblems(body, checked).map(({ code }) => code)).toEqual(['text-undrawn']);
});
