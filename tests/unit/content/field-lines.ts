/** Fields of a file, in order, with their values in YAML, or their nested fields. */
export type FieldLines = readonly (readonly [name: string, value: string | FieldLines])[];

export function pathsIn(lines: FieldLines, prefix = ''): string[] {
  return lines.flatMap(([name, value]) => [
    prefix + name,
    ...(typeof value === 'string' ? [] : pathsIn(value, `${prefix}${name}.`)),
  ]);
}

/** Fields as YAML. */
export function writeYaml(lines: FieldLines, indent = ''): string {
  const text = lines.map(([name, value]) =>
    typeof value === 'string'
      ? `${indent}${name}: ${value}\n`
      : `${indent}${name}:\n${writeYaml(value, `${indent}  `)}`,
  );
  return text.join('');
}

/** Replaces the field at a path by any number of fields. */
export function changeField(
  lines: FieldLines,
  [step = '', ...rest]: readonly string[],
  replace: (value: string | FieldLines) => FieldLines,
): FieldLines {
  return lines.flatMap(([name, value]): FieldLines => {
    if (name !== step) return [[name, value]];
    if (rest.length === 0) return replace(value);
    return [[name, typeof value === 'string' ? value : changeField(value, rest, replace)]];
  });
}
