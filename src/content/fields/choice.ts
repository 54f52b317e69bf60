// Field types of choices, booleans and integers.
import { fieldType } from './field-type.ts';
import { asLabel } from './label.ts';

/** One of a fixed set of values. */
export function choice<const Choice extends string>(choices: readonly [Choice, ...Choice[]]) {
  return fieldType({
    name: 'choice',
    expected: `one of ${choices.map((value) => `\`${value}\``).join(', ')}`,
    example: choices[0],
    choices,
    parse: (source) => choices.find((value) => value === source),
    widget: {
      name: 'select',
      options: choices.map((value) => ({ value, label: asLabel(value) })),
    },
  });
}

/** `true` or `false`. */
export function flag() {
  return fieldType({
    name: 'flag',
    expected: '`true` or `false`',
    example: 'true',
    parse: (source) => source === 'true' || (source === 'false' ? false : undefined),
    hint: (source) => ({ value: source.toLowerCase() }),
    // A checkbox would write `false` into every file.
    widget: { name: 'select', options: [{ value: 'true', label: 'Yes' }] },
  });
}

export function integer({ from, to, example }: { from: number; to: number; example: string }) {
  return fieldType({
    name: 'integer',
    expected: `a whole number from ${from} to ${to}`,
    example,
    bounds: { from, to },
    pattern: String.raw`^\d+$`,
    parse: (source) => {
      const value = /^\d{1,9}$/.test(source) ? Number(source) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    },
  });
}
