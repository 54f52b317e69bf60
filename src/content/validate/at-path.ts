// In: a value as read. Out: what stands in it, and where.
import type { Path } from './yaml.ts';

/** A text in a value, and the way to it. */
interface TextAt {
  readonly path: Path;
  readonly text: string;
}

/** Every text in a value. */
export function textsIn(value: unknown, path: Path = []): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, item]) =>
    textsIn(item, [...path, isList ? Number(name) : name]),
  );
}

/** The value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return valueAt(Object.entries(value).find(([key]) => key === String(step))?.[1], rest);
}
