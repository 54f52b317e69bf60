/** How many times as long as on a quiet machine things may take on one that is slow or busy with something else. */
const slowest = 6;

/**
 * A timeout for what needs at most so many milliseconds on a quiet machine.
 * @example limit(5000) // => 30_000
 */
export function limit(milliseconds: number): number {
  return milliseconds * slowest;
}
