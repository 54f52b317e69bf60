import { expect, it, vi } from 'vitest';
import { followChanges } from '../../../../src/content/dev/follow-changes.ts';
import { limit } from '../../../machine.ts';

it('reads all once it is calm, since a watcher may miss the last of several changes', async () => {
  const [read, rest] = [vi.fn(async () => false), vi.fn()];
  const change = followChanges({
    read,
    rest,
    fail: (error) => expect.unreachable(String(error)),
  });
  change('a');
  await vi.waitFor(() => expect(rest).toHaveBeenCalledTimes(2), limit(10_000));
  expect(read.mock.calls).toEqual([[['a']], [['a']], [['']], [['']]]);
});
