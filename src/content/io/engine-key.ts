// In: a text. Out: the key of what the engine makes of it, for a cache.
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings, typefaces } from '../../settings/settings.ts';
import { filesBelow } from './file-system.ts';

const project = join(import.meta.dirname, '../../..');

/** The cache key of what the engine makes of a text; it covers the engine's code and the installed packages too. */
export function engineKeyOf(text: string): string {
  engineDigest ??= digestOfFiles();
  return hash('sha1', `${engineDigest}\0${text}`);
}

let engineDigest: string | undefined;

function digestOfFiles(): string {
  const all = [
    ...filesBelow(join(project, 'src/content')),
    ...filesBelow(join(project, 'src/text')),
    ...lockfilesOf(project),
  ];
  const texts = all.map((file) => readFileSync(file, 'utf8'));
  return hash('sha1', [...texts, JSON.stringify([settings, typefaces])].join('\0'));
}

const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** The files of a project that say which packages are installed: npm's, and that of another package manager if it is used. */
export function lockfilesOf(folder: string): string[] {
  return lockfiles.map((name) => join(folder, name)).filter((file) => existsSync(file));
}
