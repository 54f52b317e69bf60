// In: the schemas of content. Out: JSON Schemas in node_modules/.cache, where editors find them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jsonSchemas } from '../schema/json-schemas.ts';
import { read, toReading } from '../read.ts';
import { readOptions, refuseWords, type Surroundings } from './options.ts';

/** Where the schemas are, below the project. */
export const schemasFolder = 'node_modules/.cache/content/schemas';

/** Writes the schemas; answers with the exit code. */
export function schemas(
  words: readonly string[],
  { root, folder, print, environment }: Surroundings,
): Promise<number> {
  refuseWords('schemas', readOptions(words, {}, environment).words);
  const count = writeSchemas(root, folder);
  print(`${count} schemas in ${schemasFolder}; .vscode/settings.json points to them.`);
  return Promise.resolve(0);
}

/** Writes those that have changed, so that editors needn't read the rest again; returns how many there are. */
export function writeSchemas(root: string, folder: string): number {
  const { images } = toReading(folder, read(root, folder));
  const all = jsonSchemas(folder, images);
  for (const [name, schema] of all) {
    const file = join(root, schemasFolder, name);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return all.size;
}
