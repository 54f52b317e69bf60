import { describe, expect, it } from 'vitest';
import { checkText } from './check-text.ts';

/** `npm run test:all` tests all of them. */
const isDeep = process.env['TEST_DEPTH'] !== undefined;

describe('a hostile body', () => {
  const bombs: Readonly<Record<string, string>> = {
    'a thousand nested quotes': `${'> '.repeat(1000)}a`,
    'quotes without spaces': '>'.repeat(19_000),
    'a thousand nested lists': `${'- '.repeat(1000)}a`,
    'lists nested by indentation': Array.from(
      { length: 190 },
      (_, depth) => `${' '.repeat(depth)}- a`,
    ).join('\n'),
    'emphasis that never closes': '*a **b '.repeat(2800),
    brackets: '['.repeat(20_000),
    'links in links': '[a]('.repeat(5000),
    'nested tags': '<em>'.repeat(5000),
    'nested tags that are closed': '<em>'.repeat(2000) + '</em>'.repeat(2000),
    braces: '{'.repeat(20_000),
    'angle brackets': '<'.repeat(20_000),
    backticks: Array.from({ length: 190 }, (_, length) => '`'.repeat(length)).join(' '),
    'a wide table': `${'|a'.repeat(4900)}\n${'|-'.repeat(4900)}\n`,
    'a long body': 'a '.repeat(1_000_000),
  };

  const tested = Object.entries(bombs).filter((_, index) => index % 3 === 0 || isDeep);

  it.each(tested)('of %s is checked within seconds', (_, text) => {
    const before = process.cpuUsage();
    checkText(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(3);
  });
});
