import { assert, array, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkText } from './check-text.ts';

it('is explained at its place where a line above ends in a CR alone', () => {
  const problems = checkText('One\rtwo.\n\n<Lang of="es"><em>a</Lang></em>');
  expect(problems.map(({ line, column, code }) => [line, column, code])).toEqual([
    [3, 15, 'syntax-unclosed'],
  ]);
});

/** `npm run test:all` tries all of them. */
const isDeep = process.env['TEST_DEPTH'] !== undefined;

describe('a hostile body', () => {
  const bombs: Readonly<Record<string, string>> = {
    'a thousand quotes in one another': `${'> '.repeat(1000)}a`,
    'quotes without spaces': '>'.repeat(19_000),
    'a thousand lists in one another': `${'- '.repeat(1000)}a`,
    'lists that go in by indentation': Array.from(
      { length: 190 },
      (_, depth) => `${' '.repeat(depth)}- a`,
    ).join('\n'),
    'emphasis that never closes': '*a **b '.repeat(2800),
    brackets: '['.repeat(20_000),
    'links in links': '[a]('.repeat(5000),
    'tags in one another': '<em>'.repeat(5000),
    'closed tags in one another': '<em>'.repeat(2000) + '</em>'.repeat(2000),
    braces: '{'.repeat(20_000),
    'angle brackets': '<'.repeat(20_000),
    backticks: Array.from({ length: 190 }, (_, length) => '`'.repeat(length)).join(' '),
    'a wide table': `${'|a'.repeat(4900)}\n${'|-'.repeat(4900)}\n`,
    'a long body': 'a '.repeat(1_000_000),
  };

  const tried = Object.entries(bombs).filter((_, index) => index % 3 === 0 || isDeep);

  it.each(tried)('of %s is answered within seconds', (_, text) => {
    const before = process.cpuUsage();
    checkText(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(3);
  });

  it('never throws, and every place is inside the text', () => {
    const pieces = constantFrom(
      '<',
      '>',
      '{',
      '}',
      '</',
      '/>',
      '<PullQuote',
      '</PullQuote>',
      '<Lang of="es">',
      '"',
      '=',
      '*',
      '_',
      '[',
      '](',
      ')',
      '!',
      '`',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '# ',
      '|',
      '|-|',
      'a',
      ' ',
      '\t',
      '\r\n',
      '&',
      '\\',
      'import ',
      'é🎻',
      '~~',
      '[^1]',
      ': ',
      '<!--',
      '-->',
    );
    assert(
      property(array(pieces, { maxLength: 40 }), string({ maxLength: 20 }), (words, tail) => {
        const text = words.join('') + tail;
        const lines = text.split('\n');
        for (const { line, column, endLine, endColumn } of checkText(text)) {
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
          expect(endColumn).toBeLessThanOrEqual((lines[endLine - 1]?.length ?? -1) + 1);
          expect(line).toBeLessThanOrEqual(endLine);
        }
      }),
      { numRuns: 500 },
    );
  });
});
