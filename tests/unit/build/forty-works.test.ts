import { expect, it } from 'vitest';
import { fortyWorks } from '../../forty-works.ts';
import { printedWith } from '../content/golden.ts';

it('accepts forty works without invented facts', () => {
  expect(Object.keys(fortyWorks()).filter((path) => path.includes('/en/'))).toHaveLength(40);
  expect(printedWith(fortyWorks())).toBe('No errors.\n');
});
