// In: the schemas of content. Out: JSON Schemas of its YAML files, for completion and validation in code editors.
import { z } from 'zod';
import { type ObjectSchema, optional } from './shape.ts';
import { kindOf } from './kinds.ts';
import { messagesSchema, translationSchema } from './messages.ts';
import { fieldRegistry } from './scalars.ts';
import { siteSchema } from './site.ts';

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
  const shape = { ...translationSchema.shape, ...optional(messagesSchema.shape) };
  const messages = z.strictObject(shape);
  return new Map([
    ['site.json', toJsonSchema(siteSchema, `${folder}/site.yaml`, images)],
    // One for every language: which is the original, and must have all texts, is left to content:check.
    ['messages.json', toJsonSchema(messages, `${folder}/*/messages.yaml`, images)],
  ]);
}

function toJsonSchema(schema: ObjectSchema, title: string, images: readonly string[]): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const field = fieldRegistry.get(zodSchema);
      const toJson = kindOf(field).json;
      if (!field || !toJson) return;
      const { expected, example } = field;
      const description = `${expected.charAt(0).toUpperCase()}${expected.slice(1)}.`;
      delete jsonSchema.type;
      Object.assign(jsonSchema, toJson(field, { description, examples: [example] }, images));
    },
  });
  return { ...json, title };
}
