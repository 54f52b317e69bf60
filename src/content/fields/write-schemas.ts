// In: the schemas of content. Out: JSON Schemas in .cache, for code editors.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../write-file.ts';
import { jsonSchemas, type YamlFiles } from './json-schemas.ts';

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
