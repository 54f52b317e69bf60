import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/content/problem/problem.ts';
import { checkText } from './check-text.ts';

const addresses = new Set([
  '/',
  '/biography',
  '/biography#work-aurora',
  '/press',
  '/gallery#photo-timpani',
]);

describe('a sound body', () => {
  it.each([
    [
      'Markdown',
      '### Heading\n\nOne *two* **three** ~~four~~ `five`\n\n> quote\n\n- item\n\n1. item\n\n| a |\n| - |\n| b |\n\n***',
    ],
    [
      'pull quotes',
      '<PullQuote source="The Weekly Review">She waited.</PullQuote>\n\n<PullQuote>\n\nTwo *lines*.\n\n</PullQuote>',
    ],
    ['other languages', 'Her *<Lang of="es">Aurora</Lang>* and <Lang of="zh-Hant-TW">曙光</Lang>.'],
    [
      'the few raw elements',
      'H<sub>2</sub>O, <abbr title="opus">op.</abbr> 3<br />1<sup>er</sup>, <q>so</q>, <cite>x</cite>',
    ],
    [
      'links',
      '[a](https://example.org/a?b=c#d) [b](mailto:a@example.org?subject=x) [c](tel:+34910000000)',
    ],
    ['links into the site', '[a](/biography#work-aurora) [b](/gallery#photo-timpani) [c](/)'],
    ['signs that look like code', '5 < 6, \\{x\\}, a&lt;b, ~5, 2 * 3 * 4, a_b_c, 50 % & more'],
    ['a word that begins like code', 'Important: exported scores.\nImport duties.'],
    ['nothing', ''],
  ])('may hold %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('code', () => {
  it.each([
    ["import x from 'y'", '1:1–1:18'],
    ['a\n\nexport const x = 1', '3:1–3:19'],
    ['a {1 + 1} b', '1:3–1:10'],
    ['{process.exit()}', '1:1–1:17'],
    ['a { b', '1:3–1:4'],
    ['<PullQuote {...a}>b</PullQuote>', '1:12–1:18'],
    ['<PullQuote source={a}>b</PullQuote>', '1:12–1:22'],
    ['<PullQuote onClick="a">b</PullQuote>', '1:12–1:23'],
    ['<PullQuote onclick={a}>b</PullQuote>', '1:12–1:23'],
    ['> {a}', '1:3–1:6'],
    ['- *{a}*', '1:4–1:7'],
    ['| {a} |\n| - |', '1:3–1:6'],
  ])('is refused: %s', (text, range) => {
    expect(check(text).map((problem) => [problem.code, rangeOf(problem)])).toEqual([
      ['code', range],
    ]);
  });
});

describe('an element', () => {
  it.each([
    ['<script>a</script>', 'element-unknown', 'runs no code'],
    ['<div>a</div>', 'element-unknown', 'Delete its tags.'],
    ['a <b>c</b>', 'element-unknown', 'Write `**text**`.'],
    ['<img src="x.jpg" />', 'element-unknown', 'front matter'],
    ['<iframe src="x" />', 'element-unknown', 'content/en/videos/'],
    ['<>a</>', 'element-unknown', 'Delete `<>`'],
    ['<PulQuote>a</PulQuote>', 'component-unknown', 'Did you mean `<PullQuote>`?'],
    ['<pullquote>a</pullquote>', 'element-unknown', 'Did you mean `<PullQuote>`?'],
    ['<Object.constructor />', 'component-unknown', 'A body holds Markdown'],
    ['<PullQuote sorce="a">b</PullQuote>', 'property-unknown', 'Did you mean `source`?'],
    ['<PullQuote style="a">b</PullQuote>', 'property-unknown', 'It has only `source="…"`.'],
    ['<PullQuote constructor="a">b</PullQuote>', 'property-unknown', 'It has only `source="…"`.'],
    ['a <sup class="x">b</sup>', 'property-unknown', 'Delete it.'],
    ['<PullQuote source>a</PullQuote>', 'property-empty', 'Write `source="…"`.'],
    ['<PullQuote source="a" source="b">c</PullQuote>', 'property-duplicate', 'Delete one'],
    ['<Lang>a</Lang>', 'property-missing', 'Write `<Lang of="es">`.'],
    ['<Lang of="spanish!">a</Lang>', 'property-type', 'for example `of="es"`'],
    ['<Lang of="es"></Lang>', 'element-content', 'or delete both'],
    ['a <br>b</br>', 'element-content', 'Write `<br />`.'],
    ['a <PullQuote>b</PullQuote>', 'element-place', 'Leave an empty line'],
    ['<PullQuote>\n\n- a\n\n</PullQuote>', 'element-content', 'Close it before'],
    ['<Lang of="es">\n\na\n\n</Lang>', 'element-content', 'on the line of the words'],
  ])('is refused: %s', (text, code, hint) => {
    const [problem, ...others] = check(text);
    expect(others).toEqual([]);
    expect(problem?.code).toBe(code);
    expect(problem?.hint).toContain(hint);
  });
});

describe('Markdown that pages can not show', () => {
  it.each([
    ['![a](photo.jpg)', 'image-in-body'],
    ['# a', 'heading-level'],
    ['a\n---', 'heading-level'],
    ['###', 'heading-empty'],
    ['- [ ] a', 'task-list'],
    ['a[^1]\n\n[^1]: b', 'footnote'],
    ['[a][b]', 'link-undefined'],
  ])('is refused: %s', (text, code) => {
    expect(new Set(check(text).map((problem) => problem.code))).toEqual(new Set([code]));
  });
});

describe('a place', () => {
  it('is counted from the first line of the file', () => {
    const [problem] = checkText('\nA\nbcd {x}\n', undefined, 7);
    expect(problem).toMatchObject({
      file: 'content/en/works/aurora.mdx',
      line: 9,
      column: 5,
      endLine: 9,
      endColumn: 8,
    });
  });

  it('is right after emoji, tabs and Windows line ends', () => {
    expect(check('a\r\n\r\n\t🎻é {x}').map(rangeOf)).toEqual(['3:6–3:9']);
  });

  it('is told for every problem at once, in the order of the text', () => {
    const text = '[a](javascript:x)\n\n<3\n\n{x}\n\n# b\n\n<Lang>c</Lang>\n\n</q>';
    expect(check(text).map(({ line, code }) => [line, code])).toEqual([
      [1, 'link-scheme'],
      [3, 'syntax-angle'],
      [5, 'code'],
      [7, 'heading-level'],
      [9, 'property-missing'],
      [11, 'syntax-unopened'],
    ]);
  });
});

function check(text: string): Problem[] {
  return checkText(text, addresses);
}

function rangeOf({ line, column, endLine, endColumn }: Problem): string {
  return `${line}:${column}–${endLine}:${endColumn}`;
}
