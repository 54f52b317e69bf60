import { describe, expect, it } from 'vitest';
import { checkText } from './check-text.ts';

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
});
