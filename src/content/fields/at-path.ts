// In: a parsed value. Out: the values in it, by their paths.

/** The keys and list indexes that lead to a value. */
export type Path = readonly PropertyKey[];

interface TextAt {
  readonly path: Path;
  readonly text: string;
}

/** All texts in a value, depth first. */
export function textsIn(value: unknown, path: Path = []): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, item]) =>
    textsIn(item, [...path, isList ? Number(name) : name]),
  );
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return valueAt(Reflect.get(value, step), rest);
}
