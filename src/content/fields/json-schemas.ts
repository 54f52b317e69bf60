// In: what the YAML files of content hold. Out: JSON Schemas of them in .cache, for completion and validation in code editors.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../write-file.ts';
import type { FieldType } from './field-type.ts';
import { helpOn } from './label.ts';
import type { MessageModel } from './messages.ts';
import { type Field, type FileSchema, itemOf, optional, type Shape } from './shape.ts';

/** What the YAML files of content hold. */
interface YamlFiles {
  readonly site: FileSchema;
  readonly messages: MessageModel;
}

/** The folder of the schemas, relative to the project. */
export const schemasFolder = '.cache/content/schemas';

/** Writes the schemas that have changed, so that editors don't reload the others; returns the number of all. */
export function writeSchemas(root: string, folder: string, files: YamlFiles): number {
  const all = jsonSchemas(folder, files);
  const target = join(root, schemasFolder);
  for (const [name, schema] of all) {
    const file = join(target, name);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFile(target, name, text);
  }
  return all.size;
}

/**
 * The schemas by their file names: `site.json`, and `messages.json`, one for every language; no code editor looks into
 * front matter. They accept every valid file. References between files (missing images, duplicates) are left to
 * content:check, and which messages.yaml is the original, and must have all texts.
 */
export function jsonSchemas(folder: string, { site, messages }: YamlFiles) {
  const texts = { ...messages.translation.shape, ...optional(messages.schema.shape) };
  return new Map([
    ['site.json', jsonSchema(site.shape, `${folder}/site.yaml`)],
    ['messages.json', jsonSchema(texts, `${folder}/*/messages.yaml`)],
  ]);
}

function jsonSchema(shape: Shape, title: string) {
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...ofShape(shape), title };
}

function ofShape(shape: Shape) {
  const fields = Object.entries(shape);
  const properties = fields.map(([name, field]) => [name, ofField(field)] as const);
  const required = fields.filter(([, field]) => !field.optional && field.default === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
    additionalProperties: false,
  };
}

function ofField(field: Field): Readonly<Record<string, unknown>> {
  const item = itemOf(field);
  const description = helpOn(field);
  return {
    ...(description && { description }),
    ...(field.fields && ofFields(field.fields, field.shorthand)),
    ...(item && { type: 'array', items: ofField(item) }),
    ...(field.type && !item && ofType(field.type)),
  };
}

/** A text may stand for one field of an item. */
function ofFields(fields: Shape, shorthand?: string) {
  return shorthand === undefined
    ? ofShape(fields)
    : { anyOf: [{ type: 'string' }, ofShape(fields)] };
}

/** How YAML types a value: a text keeps its source form, so it may be a number or a boolean. */
function ofType({ name, choices, bounds, pattern }: FieldType) {
  if (bounds) return { type: 'integer', minimum: bounds.from, maximum: bounds.to };
  if (choices && !pattern) return { type: 'string', enum: choices };
  if (name === 'flag') return { type: 'boolean' };
  return { type: ['string', 'number', 'boolean'], minLength: 1, ...(pattern && { pattern }) };
}
