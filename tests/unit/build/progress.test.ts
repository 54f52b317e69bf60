import { createLogger } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progress } from '../../../src/build/progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** What is said of a task on a terminal, and elsewhere. */
function follow(logLevel: 'info' | 'warn' | 'silent', isTTY: boolean) {
  const said: string[] = [];
  const logger = { ...createLogger(logLevel), info: (text: string) => void said.push(text) };
  const write = (text: string) => said.push(text) > 0;
  const output = { isTTY, write, clearLine: () => true, cursorTo: () => true };
  return { said, ...progress('Encoding pictures', { logger, logLevel }, output) };
}

it('says on a terminal how many of how many are done, and takes the line back at the end', () => {
  const { said, expect: start, done } = follow('info', true);
  start([1, 1]);
  done();
  done();
  expect(said).toEqual(['Encoding pictures: 0 of 2', 'Encoding pictures: 1 of 2', '']);
});

it('counts anew once all are done', () => {
  const { said, expect: start, done } = follow('info', true);
  start([1]);
  done();
  start([1]);
  expect(said).toEqual(['Encoding pictures: 0 of 1', '', 'Encoding pictures: 0 of 1']);
});

it('says it every ten seconds elsewhere, with the time that the rest takes', () => {
  const { said, expect: start, done } = follow('info', false);
  vi.advanceTimersByTime(20_000);
  start([1, 1, 1, 7]);
  for (const seconds of [4, 4, 4, 4]) {
    vi.advanceTimersByTime(seconds * 1000);
    done();
  }
  expect(said).toEqual(['Encoding pictures: 3 of 4, about 28 s left']);
});

it.each(['warn', 'silent'] as const)('says nothing on a terminal at the level `%s`', (level) => {
  const { said, expect: start, done } = follow(level, true);
  start([1]);
  done();
  expect(said).toEqual([]);
});
