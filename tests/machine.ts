// How fast this machine is, so that limits of tests grow with it.
import { createHash } from 'node:crypto';

/** What the task below takes on a machine for which limits are written, in milliseconds. */
const usual = 100;

// The first process measures; the workers, which read this file too, are told.
const slowness = Number((process.env['TEST_SLOWNESS'] ??= String(measure())));

/**
 * A limit of so many milliseconds, longer on a machine that is slower or busy with something else.
 * @example limit(5000) // => 12_500 on a machine that takes two and a half times as long
 */
export function limit(milliseconds: number): number {
  return Math.round(milliseconds * slowness);
}

/** How many times as long as usual this machine takes; from 1 to 10. */
function measure(): number {
  const runs = [1, 2, 3].map(() => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  const [, median = usual] = runs.toSorted((a, b) => a - b);
  return Math.min(10, Math.max(1, median / usual));
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
