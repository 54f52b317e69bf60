// In: what the YAML files of content hold. Out: JSON Schemas of them in .cache, for completion and validation in code editors.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { MessageModel } from './messages.ts';
import { writeFile } from '../write-file.ts';
import { schemaOf } from './schema.ts';
import { type FileSchema, optional, type Shape } from './shape.ts';

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
export function jsonSchemas(
  folder: string,
  { site, messages }: YamlFiles,
): ReadonlyMap<string, z.core.JSONSchema.BaseSchema> {
  const texts = { ...messages.translation.shape, ...optional(messages.schema.shape) };
  return new Map([
    ['site.json', jsonSchema(site.shape, `${folder}/site.yaml`)],
    ['messages.json', jsonSchema(texts, `${folder}/*/messages.yaml`)],
  ]);
}

function jsonSchema(shape: Shape, title: string): z.core.JSONSchema.BaseSchema {
  return { ...z.toJSONSchema(schemaOf(shape), { io: 'input', target: 'draft-7' }), title };
}
