// In: a parsed value. Out: the values in it, at their paths.

/** The keys and list indexes that lead to a value. */
export type Path = readonly PropertyKey[];

/** All texts in a value, depth first. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const isNested = typeof value === 'object' && value !== null;
  return isNested ? Object.values(value).flatMap((nested: unknown) => textsIn(nested)) : [];
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return valueAt(Reflect.get(value, step), rest);
}
