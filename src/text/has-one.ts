/**
 * Whether an object has a value other than `false` and an empty list under one of some names.
 * @example hasOne({ draft: false, scores: ['aurora.pdf'] }, ['draft', 'scores']) // => true
 */
export function hasOne(values: unknown, names: readonly string[]): boolean {
  if (typeof values !== 'object' || values === null) return false;
  return Object.entries(values).some(([name, value]) => names.includes(name) && isSet(value));
}

/** More of something than so many, one of which has a value under some name. */
export interface Quorum {
  readonly count: number;
  readonly field: string;
}

/** Whether objects are as many as is needed. */
export function areEnough(all: readonly unknown[], { count, field }: Quorum): boolean {
  return all.length > count && all.some((values) => hasOne(values, [field]));
}

function isSet(value: unknown): boolean {
  const isEmpty = Array.isArray(value) && value.length === 0;
  return (value ?? false) !== false && value !== 'false' && !isEmpty;
}
