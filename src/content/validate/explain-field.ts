// In: what is wrong with a field. Out: what its author is told: what was expected, what was found, what to write.
import type { Fault } from '../locate.ts';
import { nearest } from '../nearest.ts';
import type { Field } from '../scalars.ts';
import type { Path } from '../yaml.ts';

/** Told of a field that isn't there. */
export function missing(path: Path, field: Field | undefined): Fault {
  const name = path.join('.');
  return {
    code: 'field-missing',
    message: `\`${name}\` is missing${field ? `: it takes ${field.expected}` : ''}.`,
    hint: field && `Write, for example, \`${example(path, field)}\`.`,
  };
}

/** Told of a field whose value can't be what it says. */
export function wrong(path: Path, value: unknown, field: Field | undefined): Fault {
  const name = path.join('.');
  if (!field) {
    const message = `\`${name}\` takes fields of its own, indented below it, and not ${described(value)}.`;
    return { code: 'field-type', message };
  }
  const code = typeof value === 'string' ? 'field-value' : 'field-type';
  const near = typeof value === 'string' && field.choices && nearest(value, field.choices);
  const message =
    value === null || value === ''
      ? `\`${name}\` is empty: it takes ${field.expected}.`
      : `\`${name}\` takes ${field.expected}, and not ${described(value)}.`;
  return {
    code,
    message,
    hint: near
      ? `Did you mean \`${near}\`?`
      : (field.remedy ?? `Write, for example, \`${example(path, field)}\`.`),
  };
}

function described(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string')
    return `\`${value.length > 60 ? `${value.slice(0, 60)}…` : value}\``.replaceAll('\n', ' ');
  return Array.isArray(value) ? 'a list' : 'fields of its own';
}

/**
 * A line to write.
 * @example example(['premiere', 'date'], field) // => 'date: 2024-03-09'
 */
export function example(path: Path, field: Field): string {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  return `${name}: ${field.example}`;
}
