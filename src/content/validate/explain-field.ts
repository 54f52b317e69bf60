// In: what is wrong with a field. Out: the fault: what was expected, what was found, what to write.
import { z } from 'zod';
import { shapeOf } from '../schema/collection.ts';
import type { Fault } from '../problem/locate.ts';
import { nearest } from '../problem/nearest.ts';
import { fields } from '../schema/scalars.ts';
import type { Path } from './yaml.ts';
import { example } from './example.ts';
import { remarkOn, repair } from './repair.ts';

type Schema = z.core.$ZodType | undefined;

/** The fault of a field that isn't there. */
export function missing(path: Path, schema: Schema): Fault {
  return {
    code: 'field-missing',
    message: `${nameOf(path)} is missing: it takes ${expectedOf(schema)}.`,
    hint: example(path, schema),
  };
}

/** The fault of a field with a value that its schema refuses. */
export function wrong(path: Path, value: unknown, schema: Schema): Fault {
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '');
  const expected = expectedOf(schema);
  return {
    code: typeof value === 'string' && schema && fields.has(schema) ? 'field-value' : 'field-type',
    message: isEmpty
      ? `${nameOf(path)} is empty: it takes ${expected}.`
      : `${nameOf(path)} takes ${expected}, and ${contrast(value)}.`,
    hint: (typeof value === 'string' && hintFor(path, value, schema)) || example(path, schema),
  };
}

/** What to write instead of a value that is nearly right. */
function hintFor(path: Path, value: string, schema: Schema): string | undefined {
  const field = schema && fields.get(schema);
  if (!field || !schema) return undefined;
  const near = field.choices && nearest(value, field.choices);
  if (near) return `Did you mean \`${near}\`?`;
  const repaired = repair(value, schema);
  if (repaired !== undefined) return `Write \`${String(path.at(-1))}: ${repaired}\`.`;
  return field.remedy ?? remarkOn(value, field);
}

/**
 * A field as it is called in a sentence.
 * @example nameOf(['social', 0, 'icon']) // => '`icon` in item 1 of `social`'
 */
function nameOf(path: Path): string {
  const item = path.findIndex((step) => typeof step === 'number');
  if (item < 0) return `\`${path.join('.')}\``;
  const list = `item ${Number(path[item]) + 1} of \`${path.slice(0, item).join('.')}\``;
  const rest = path.slice(item + 1);
  return rest.length > 0 ? `\`${rest.join('.')}\` in ${list}` : list.replace('item', 'Item');
}

function expectedOf(schema: Schema): string {
  const field = schema && fields.get(schema);
  if (field) return field.expected;
  if (schema instanceof z.ZodArray) return 'a list, in which each item begins with `- `';
  return shapeOf(schema) ? 'fields of its own, indented below it' : 'a value';
}

function contrast(value: unknown): string {
  const isBegun = typeof value === 'string' && /^[a-z]+:\/*$/i.test(value.trim());
  return isBegun ? `\`${value.trim()}\` is only the beginning of one` : `not ${described(value)}`;
}

function described(value: unknown): string {
  if (typeof value === 'string')
    return `\`${value.length > 60 ? `${value.slice(0, 60)}…` : value}\``.replaceAll('\n', ' ');
  return Array.isArray(value) ? 'a list' : 'fields of its own';
}
