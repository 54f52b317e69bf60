import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapConcurrently } from '../../../../src/content/io/map-concurrently.ts';

test('after a failure no task starts, and running tasks settle before it rejects', async () => {
  const items = Array.from({ length: 1000 }, (_, index) => index);
  const started: number[] = [];
  const ended: number[] = [];
  const task = async (item: number) => {
    started.push(item);
    if (item === 0) throw new Error('The disk is full.');
    await nextTick();
    ended.push(item);
  };
  await expect(mapConcurrently(items, task)).rejects.toThrow('The disk is full.');
  expect(started).toEqual([0, ...ended]);
  await nextTick();
  await nextTick();
  expect(started).toEqual([0, ...ended]);
  expect(started.length).toBeLessThan(items.length);
});
