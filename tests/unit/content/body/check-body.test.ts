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
