// In: what files hold. Out: the schemas that their YAML must match, which say what code editors show of each field.
import { z } from 'zod';
import { memoize } from '../../memoize.ts';
import type { FieldType } from './field-type.ts';
import { helpOn } from './label.ts';
import { itemOf, type Field, type Shape } from './shape.ts';

/** The schema of an object with the fields of a shape, and no others. */
export const schemaOf = memoize((shape: Shape) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => {
        const schema = schemaOfField(field);
        if ('default' in field) return [name, schema.default(field.default)];
        return [name, field.optional ? z.exactOptional(schema) : schema];
      }),
    ),
  ),
);

/** The schema of a field that is set. */
export const schemaOfField = memoize((field: Field): z.ZodType => {
  const { type } = field;
  const description = helpOn(field);
  return withoutHelp(field).meta({
    ...(description && { description }),
    ...(type && !type.item && jsonOf(type)),
  });
});

function withoutHelp(field: Field): z.ZodType {
  if (field.fields) return schemaOf(field.fields);
  const item = itemOf(field);
  if (!item) return field.type ? scalar(field.type) : z.never();
  const schema = schemaOfField(item);
  const shorthand = field.items && field.shorthand;
  if (shorthand === undefined) return z.array(schema);
  return z.array(
    z.preprocess((value) => (typeof value === 'string' ? { [shorthand]: value } : value), schema),
  );
}

function scalar({ parse, expected }: FieldType): z.ZodType {
  return z.string().transform((source, context) => {
    const value = parse(source.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
}

/** How YAML types a value: a text keeps its source form, so it may be a number or a boolean. */
function jsonOf({ name, choices, bounds, pattern }: FieldType) {
  if (bounds) return { type: 'integer', minimum: bounds.from, maximum: bounds.to };
  if (choices && !pattern) return { type: 'string', enum: choices };
  if (name === 'flag') return { type: 'boolean' };
  return {
    type: ['string', 'number', 'boolean'],
    minLength: 1,
    ...(pattern && { pattern }),
  };
}
