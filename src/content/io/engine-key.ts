// In: a text. Out: the cache key of what the engine computes from it.
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings, typefaces } from '../../settings/settings.ts';
import { filesBelow } from './file-system.ts';

const project = join(import.meta.dirname, '../../..');

/** The cache key of what the engine computes from a text; it also covers the engine's code and the installed packages. */
export function engineKeyOf(text: string): string {
  engineDigest ??= digestOfFiles();
  return hash('sha1', `${engineDigest}\0${text}`);
}

let engineDigest: string | undefined;

function digestOfFiles(): string {
  const files = [
    ...filesBelow(join(project, 'src/content')),
    ...filesBelow(join(project, 'src/text')),
    ...lockfilesOf(project),
  ];
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return hash('sha1', [...texts, JSON.stringify([settings, typefaces])].join('\0'));
}

const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** The lockfiles of a project, of whichever package managers it uses. */
export function lockfilesOf(folder: string): string[] {
  return lockfiles.map((name) => join(folder, name)).filter((file) => existsSync(file));
}
