// In: a project's folder. Out: the JSON Schemas of its content, for code editors.
import { schemasFolder, writeSchemas } from '../schema/write-schemas.ts';
import type { CommandContext } from './command.ts';

/** Writes the schemas; returns the exit code. */
export function schemas({ root, folder, print }: CommandContext): number {
  const count = writeSchemas(root, folder);
  print(`${count} schemas in ${schemasFolder}; .vscode/settings.json points to them.`);
  return 0;
}
