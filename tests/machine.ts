// How fast this machine is, so that limits of tests grow with it.
import { createHash } from 'node:crypto';

/** What the task below takes on a machine for which limits are written, in milliseconds. */
const usual = 100;

// The first process measures; the workers, which read this file too, are told.
const slowness = Number((process.env['TEST_SLOWNESS'] ??= String(measure())));

/**
 * A limit of so many milliseconds, longer on a machine that is slower or busy with something else.
 * @example limit(5000) // => 15_000, or more on a machine that is slow or busy
 */
export function limit(milliseconds: number): number {
  return Math.round(milliseconds * slowness);
}

/** How many times as long as usual this machine may take, which can become three times as busy as it is now; 3 to 20. */
function measure(): number {
  const runs = [1, 2, 3].map(() => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  const [, median = usual] = runs.toSorted((a, b) => a - b);
  return Math.min(20, Math.max(3, (3 * median) / usual));
}

/** Some texts made, parsed and hashed: about what a page asks of a processor. */
function work(): void {
  const hash = createHash('sha256');
  for (let round = 0; round < 400; round += 1) {
    const words = Array.from({ length: 400 }, (_, index) => ({ index, text: `word ${index}` }));
    hash.update(JSON.stringify(JSON.parse(JSON.stringify(words))));
  }
  hash.digest();
}
