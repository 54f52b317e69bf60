import type { Source } from '../read.ts';

/**
 * Memoises a check by the identity of a source and its original, since an update replaces edited sources only. At 80
 * files that is 50 ms of 85 ms of CPU time after each save.
 */
export function oncePerSource<Given extends Source, Result>(
  check: (source: Given, original?: Source) => Result,
): (source: Given, original?: Source) => Result {
  const results = new WeakMap<
    Given,
    { readonly original: Source | undefined; readonly result: Result }
  >();
  return (source, original) => {
    const last = results.get(source);
    if (last && last.original === original) return last.result;
    const result = check(source, original);
    results.set(source, { original, result });
    return result;
  };
}
