import { expect, it, vi } from 'vitest';
import { once } from '../../src/memoize.ts';

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
