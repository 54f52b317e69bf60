import { expect, it, vi } from 'vitest';
import { memoize, once } from '../../src/memoize.ts';

it('makes a value once, for all who ask meanwhile too', async () => {
  const make = vi.fn(async () => ({}));
  const value = once(make);
  const [first, second] = await Promise.all([value(), value()]);
  expect(second).toBe(first);
  expect(await value()).toBe(first);
  expect(make).toHaveBeenCalledOnce();
});

it('keeps no failure', async () => {
  const make = vi.fn(async () => 1).mockRejectedValueOnce(new Error('down'));
  const value = once(make);
  await expect(value()).rejects.toThrow('down');
  expect(await value()).toBe(1);
});

interface Value {
  readonly value: number;
}

it('computes again for the same argument after a failure', async () => {
  const compute = vi.fn(async ({ value }: Value) => value).mockRejectedValueOnce(new Error('down'));
  const memoized = memoize(compute);
  const subject = { value: 1 };
  await expect(memoized(subject)).rejects.toThrow('down');
  expect(await memoized(subject)).toBe(1);
  expect(await memoized(subject)).toBe(1);
  expect(compute).toHaveBeenCalledTimes(2);
});
