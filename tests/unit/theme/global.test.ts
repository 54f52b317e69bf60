import { expect, it } from 'vitest';
import { globalStyles } from '../../../src/theme/global.ts';

it('has no nested rules, which older browsers ignore', () => {
  const open: string[] = [];
  for (const [, prelude = '', sign] of globalStyles.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    expect(
      open.filter((rule) => !rule.startsWith('@')),
      prelude,
    ).toEqual([]);
    open.push(prelude.trim());
  }
  expect(open).toEqual([]);
});
