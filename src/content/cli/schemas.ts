// In: the schemas of content. Out: JSON Schemas in node_modules/.cache, for code editors.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jsonSchemas } from '../schema/json-schemas.ts';
import { read, toReading } from '../read.ts';
import type { CommandContext } from './command.ts';

/** The folder of the schemas, relative to the project. */
export const schemasFolder = 'node_modules/.cache/content/schemas';

/** Writes the schemas; resolves to the exit code. */
export function schemas({ root, folder, print }: CommandContext): Promise<number> {
  const count = writeSchemas(root, folder);
  print(`${count} schemas in ${schemasFolder}; .vscode/settings.json points to them.`);
  return Promise.resolve(0);
}

/** Writes the schemas that have changed, so that editors don't reload the others; returns the number of all. */
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
