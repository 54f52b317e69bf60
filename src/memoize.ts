/**
 * Memoizes the last result of a function for each first argument, except rejections, by the identity of all arguments: an
 * edit replaces only the objects that it changes, so that nothing else is computed again.
 */
export function memoize<Subject extends object, Rest extends readonly unknown[], Result>(
  compute: (subject: Subject, ...rest: Rest) => Result,
): (subject: Subject, ...rest: Rest) => Result {
  const results = new WeakMap<Subject, { readonly rest: Rest; readonly result: Result }>();
  return (subject, ...rest) => {
    const last = results.get(subject);
    const isSame =
      last?.rest.length === rest.length &&
      last.rest.every((argument, index) => argument === rest[index]);
    if (last && isSame) return last.result;
    const result = compute(subject, ...rest);
    results.set(subject, { rest, result });
    if (result instanceof Promise) result.catch(() => results.delete(subject));
    return result;
  };
}

/** Computes a value at the first call and caches it; after a rejection the next call tries again. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () =>
    (promise ??= make().catch((error: unknown) => {
      promise = undefined;
      throw error;
    }));
}
