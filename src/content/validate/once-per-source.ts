import type { Source } from '../read.ts';

/** A check of a source, or of it against its original, that is made once: an edit leaves all other sources as they are. */
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
