// In: the schemas of content. Out: JSON Schemas of its YAML files, for completion and validation in code editors.
import { z } from 'zod';
import type { ObjectSchema } from './collection.ts';
import { isList } from './lists.ts';
import { translationSchema } from './messages.ts';
import { fieldRegistry, years, type Field } from './scalars.ts';
import { siteSchema } from './site.ts';
import { textPlaceholder } from './placeholders.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The schemas by their file names: `site.json`, and `messages.json`, one for every language; no code editor looks into
 * front matter. They accept values as YAML types them (`year: 2019` is a number), and every valid file. References between files
 * (missing images, duplicates) are left to content:check.
 */
export function jsonSchemas(
  folder: string,
  images: readonly string[],
): ReadonlyMap<string, JsonSchema> {
  return new Map([
    ['site.json', toJsonSchema(siteSchema, `${folder}/site.yaml`, images)],
    // One for every language: which is the original, and must have all texts, is left to content:check.
    ['messages.json', toJsonSchema(translationSchema, `${folder}/*/messages.yaml`, images)],
  ]);
}

function toJsonSchema(schema: ObjectSchema, title: string, images: readonly string[]): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const field = fieldRegistry.get(zodSchema);
      if (field && !isList(field)) {
        delete jsonSchema.type;
        Object.assign(jsonSchema, ofField(field, images));
      }
    },
  });
  return { ...json, title };
}

const inYears = { minimum: years.from, maximum: years.to };

function ofField(field: Field, images: readonly string[]): JsonSchema {
  const { kind, expected, example, choices, bounds, form } = field;
  const description = `${expected.charAt(0).toUpperCase()}${expected.slice(1)}.`;
  if (choices) return { type: 'string', enum: [...choices], description };
  if (kind === 'flag') return { type: 'boolean', description };
  const about = { description, examples: [bounds ? Number(example) : example] };
  // YAML types a year as a number.
  if (kind === 'years' || kind === 'partialDate')
    return { ...about, ...(form && { pattern: form }), type: ['string', 'integer'], ...inYears };
  if (bounds) return { type: 'integer', minimum: bounds.from, maximum: bounds.to, ...about };
  // Not an enum alone: images may have been added since the schemas were written.
  if (kind === 'image' && images.length > 0)
    return { anyOf: [{ enum: [...images] }, { type: 'string' }], ...about };
  // A text keeps its source form, so YAML may type it as a number or a boolean.
  const rules = {
    ...(!field.mayBeEmpty && { minLength: 1 }),
    ...(form && { pattern: form }),
    ...(example === textPlaceholder ? {} : about),
  };
  if (/^(?:text|phrase|media)$/.test(kind))
    return { type: ['string', 'number', 'boolean'], description, ...rules };
  return { type: 'string', ...rules };
}
