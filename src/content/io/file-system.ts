import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The paths of all files below a folder, sorted by code unit. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

/** Writes a file below a folder, creating its parent folders. */
export function writeFile(folder: string, name: string, bytes: string | Uint8Array): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Writes a file unless it exists; returns whether it was written. */
export function writeNewFile(path: string, textOf: () => string): boolean {
  if (existsSync(path)) return false;
  const text = textOf();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
  return true;
}
