// oxlint-disable typescript/consistent-type-assertions, typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion
/**
 * Asserts the type of a value at a boundary where a check would repeat its declaration: JSON of the same build, exports of
 * its bundle. No other file may assert a type.
 */
export function assumeType<Type>(value: unknown): Type {
  return value as Type;
}
