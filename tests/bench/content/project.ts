// A project of generated content in a folder of its own, with this project's code and packages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../src/commands/run.mjs';
import { copyCode, linkPackages } from '../../project-folder.ts';
import { copyBasics, generate } from './generate.ts';

/** A generated project. `files` are the paths of the entries' files below its content folder. */
export interface Project {
  readonly folder: string;
  readonly files: readonly string[];
  /** Forgets what earlier builds have kept. */
  readonly forget: () => void;
  readonly remove: () => void;
}

/** Makes a project with `count` works. Packages are links; caches are its own. */
export function makeProject(count: number): Project {
  const folder = mkdtempSync(join(tmpdir(), 'bench-content-'));
  copyCode(folder, 'project');
  linkPackages(folder);
  copyBasics(join(root, 'content'), join(folder, 'content'));
  const files = generate(join(folder, 'content'), count);
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
