// In: the schemas of content. Out: JSON Schemas of its YAML files, for completion and validation in code editors.
import { z } from 'zod';
import { type ObjectSchema, optional } from './shape.ts';
import { type Field, kindOf } from './kinds.ts';
import { textPlaceholder } from './placeholders.ts';
import { messages } from './messages.ts';
import { fieldRegistry } from './scalars.ts';
import { siteSchema } from './site.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The schemas by their file names: `site.json`, and `messages.json`, one for every language; no code editor looks into
 * front matter. They accept values as YAML types them (`year: 2019` is a number), and every valid file. References between files
 * (missing images, duplicates) are left to content:check.
 */
export function jsonSchemas(folder: string): ReadonlyMap<string, JsonSchema> {
  const shape = { ...messages.translation.shape, ...optional(messages.schema.shape) };
  return new Map([
    ['site.json', toJsonSchema(siteSchema, `${folder}/site.yaml`)],
    // One for every language: which is the original, and must have all texts, is left to content:check.
    ['messages.json', toJsonSchema(z.strictObject(shape), `${folder}/*/messages.yaml`)],
  ]);
}

function toJsonSchema(schema: ObjectSchema, title: string): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const field = fieldRegistry.get(zodSchema);
      if (!field || kindOf(field).isList) return;
      delete jsonSchema.type;
      Object.assign(jsonSchema, typeOf(field), aboutOf(field));
    },
  });
  return { ...json, title };
}

// A text keeps its source form, so YAML may type it as a number or a boolean.
function typeOf({ kind, choices, bounds, pattern }: Field) {
  if (bounds) return { type: 'integer', minimum: bounds.from, maximum: bounds.to };
  if (choices) return { type: 'string', enum: choices };
  if (kind === 'flag') return { type: 'boolean' };
  return { type: ['string', 'number', 'boolean'], minLength: 1, ...(pattern && { pattern }) };
}

function aboutOf({ expected, example, bounds }: Field) {
  const description = `${expected.charAt(0).toUpperCase()}${expected.slice(1)}.`;
  if (example === textPlaceholder) return { description };
  return { description, examples: [bounds ? Number(example) : example] };
}
