// A project of generated content in a folder of its own, with this project's code and packages.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBasics, generate, type Growing } from './generate.ts';

const root = join(import.meta.dirname, '../../..');

/** A generated project. `files` are the paths of the entries' files below its content folder. */
export interface Project {
  readonly folder: string;
  readonly files: readonly string[];
  /** Forgets what earlier builds have kept. */
  readonly forget: () => void;
  readonly remove: () => void;
}

/** Makes a project with `count` entries of a collection. Packages are links; caches are its own. */
export function makeProject(collection: Growing, count: number): Project {
  const folder = mkdtempSync(join(tmpdir(), 'bench-content-'));
  for (const name of [
    'src',
    'public',
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  const packages = readdirSync(join(root, 'node_modules'));
  for (const name of packages.filter((each) => !/^\.(?!bin$|package-lock\.json$)/.test(each)))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  copyBasics(join(root, 'content'), join(folder, 'content'), collection);
  const files = generate(join(folder, 'content'), collection, count);
  const drop = (path: string) => rmSync(join(folder, path), { recursive: true, force: true });
  return {
    folder,
    files,
    forget() {
      for (const path of ['node_modules/.cache', 'dist']) drop(path);
    },
    remove: () => drop('.'),
  };
}
