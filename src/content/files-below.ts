import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder, sorted by code unit. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
