import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../content/files-below.ts';
import { lockfilesOf } from '../content/lockfiles.ts';

/** The code that renders pages, at build time and in browsers, packages aside. */
const code = ['src', 'index.html', 'tsconfig.json', 'vite.config.ts'];

/** The build id, a digest of a project's code: an open page can't use pages or data with another one. */
export function computeBuildId(root: string): string {
  const hash = createHash('sha256');
  const own = code.flatMap((name) => listFiles(join(root, name)));
  for (const file of [...own, ...lockfilesOf(root)])
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** The files below a folder, or the file itself; none where there is nothing. */
function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return filesBelow(path);
}
