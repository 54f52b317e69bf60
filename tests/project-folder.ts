// This project's code and packages in another folder, which may be built, measured or broken there.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './commands/run.mjs';
import { makeFolder, type Folder } from './folder.ts';

const code = [
  'src',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies all that a build is made from, except content and packages. */
export function copyCode(folder: string): void {
  for (const name of code) cpSync(join(root, name), join(folder, name), { recursive: true });
}

/** A copy of the project's code. Packages are links, and so are the given caches; the other caches are new. */
export function copyProject(
  caches: readonly ('images' | 'share-pictures' | 'prints')[] = [],
): Folder {
  const folder = makeFolder();
  copyCode(folder.root);
  linkPackages(folder.root);
  for (const cache of caches) linkCache(folder.root, cache);
  return folder;
}

function linkPackages(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter(isPackages))
    symlinkSync(join(from, name), join(to, name));
}

/** Shares a cache of this project, whose keys are digests of all that their values depend on. */
export function linkCache(folder: string, name: string): void {
  const cache = join('.cache/cached', name);
  mkdirSync(join(root, cache), { recursive: true });
  mkdirSync(dirname(join(folder, cache)), { recursive: true });
  symlinkSync(join(root, cache), join(folder, cache));
}

/** Hidden entries belong to tools, except the programs of packages. */
function isPackages(name: string): boolean {
  return !name.startsWith('.') || name === '.bin';
}
