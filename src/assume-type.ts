// oxlint-disable typescript/consistent-type-assertions, typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion
/**
 * A value as its maker declares it, at a boundary where a check would have to say everything a second time: JSON of the
 * same build, the exports of its own bundle. No other file may assert a type.
 */
export function assumeType<Type>(value: unknown): Type {
  return value as Type;
}
