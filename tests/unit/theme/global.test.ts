import { expect, it } from 'vitest';
import { globalStyles } from '../../../src/theme/global.ts';

it('nests no rule in another, for browsers that would leave it out', () => {
  const open: string[] = [];
  for (const [, prelude = '', sign] of globalStyles.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    expect(
      open.filter((each) => !each.startsWith('@')),
      prelude,
    ).toEqual([]);
    open.push(prelude.trim());
  }
  expect(open).toEqual([]);
});
