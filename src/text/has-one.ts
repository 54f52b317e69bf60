/**
 * Whether an object has a value other than `false` and an empty list under one of some names.
 * @example hasOne({ draft: false, scores: ['aurora.pdf'] }, ['draft', 'scores']) // => true
 */
export function hasOne(values: unknown, names: readonly string[]): boolean {
  if (typeof values !== 'object' || values === null) return false;
  return Object.entries(values).some(([name, value]) => names.includes(name) && isSet(value));
}

function isSet(value: unknown): boolean {
  const isEmpty = Array.isArray(value) && value.length === 0;
  return (value ?? false) !== false && value !== 'false' && !isEmpty;
}
