import { expect, it, vi } from 'vitest';
import { followChanges } from '../../../../src/content/dev/follow-changes.ts';
import { limit } from '../../../machine.ts';

it('reads everything with the next event after a failure', async () => {
  const read = vi.fn(async () => false).mockRejectedValueOnce(new Error('unreadable'));
  const [onIdle, fail] = [vi.fn(), vi.fn()];
  const change = followChanges({ read, onIdle, fail });
  change('a');
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce(), limit(10_000));
  change('b');
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalled(), limit(10_000));
  expect(read.mock.calls.at(-1)).toEqual([expect.arrayContaining(['', 'b'])]);
});
