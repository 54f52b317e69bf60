/** Fields of a file, in order, with their values as they are written, or the fields below them. */
export type Lines = readonly (readonly [name: string, value: string | Lines])[];

export function pathsIn(lines: Lines, prefix = ''): string[] {
  return lines.flatMap(([name, value]) => [
    prefix + name,
    ...(typeof value === 'string' ? [] : pathsIn(value, `${prefix}${name}.`)),
  ]);
}

/** Fields as they are written in YAML. */
export function write(lines: Lines, indent = ''): string {
  const text = lines.map(([name, value]) =>
    typeof value === 'string'
      ? `${indent}${name}: ${value}\n`
      : `${indent}${name}:\n${write(value, `${indent}  `)}`,
  );
  return text.join('');
}

/** Fields of which one is another, several or none. */
export function change(
  lines: Lines,
  [step = '', ...rest]: readonly string[],
  to: (value: string | Lines) => Lines,
): Lines {
  return lines.flatMap(([name, value]): Lines => {
    if (name !== step) return [[name, value]];
    if (rest.length === 0) return to(value);
    return [[name, typeof value === 'string' ? value : change(value, rest, to)]];
  });
}
