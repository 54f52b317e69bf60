/**
 * The middle of some numbers; of two middles the mean.
 * @example median([3, 1, 10]) // => 3
 */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(half)] ?? low;
  return (low + high) / 2;
}
