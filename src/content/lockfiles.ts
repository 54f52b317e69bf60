import { existsSync } from 'node:fs';
import { join } from 'node:path';

const names = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** The files of a project that say which packages are installed: npm's, and that of another package manager if it is used. */
export function lockfilesOf(project: string): string[] {
  return names.map((name) => join(project, name)).filter((file) => existsSync(file));
}
