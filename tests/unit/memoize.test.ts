import { expect, it, vi } from 'vitest';
import { memoize, once } from '../../src/memoize.ts';

it('computes a value once, also for concurrent calls', async () => {
  const make = vi.fn(async () => ({}));
  const value = once(make);
  const [first, second] = await Promise.all([value(), value()]);
  expect(second).toBe(first);
  expect(await value()).toBe(first);
  expect(make).toHaveBeenCalledOnce();
});

it.each([
  ['once', (make: () => Promise<number>) => once(make)],
  [
    'memoize',
    (make: () => Promise<number>) => {
      const [subject, memoized] = [{}, memoize(make)];
      return () => memoized(subject);
    },
  ],
])('%s doesn’t cache a rejection', async (_, cache) => {
  const make = vi.fn(async () => 1).mockRejectedValueOnce(new Error('down'));
  const value = cache(make);
  await expect(value()).rejects.toThrow('down');
  expect([await value(), await value()]).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(2);
});
