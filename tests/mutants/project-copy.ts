// The project as it is -> a copy that may be broken, with this project's packages and caches of its own.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../src/commands/run.mjs';
import type { Mutant } from './mutant.ts';

/** A copy of the project. */
export interface ProjectCopy {
  readonly folder: string;
  /** Changes the file of a mutant; what it returns changes it back. */
  readonly apply: (mutant: Mutant) => () => void;
  readonly remove: () => void;
}

/** Copies every file that git knows, as it is now. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const file of trackedFiles()) cpSync(join(root, file), join(folder, file));
  linkPackages(folder);
  return {
    folder,
    apply(mutant) {
      const path = join(folder, mutant.file);
      const original = readFileSync(path, 'utf8');
      writeFileSync(path, mutate(original, mutant));
      return () => writeFileSync(path, original);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The text of a mutant's file with its change. Throws where `find` isn't there once. */
export function mutate(text: string, { id, file, find, replace }: Mutant): string {
  const count = text.split(find).length - 1;
  if (count === 1) return text.replace(find, () => replace);
  throw new Error(
    `The \`find\` of \`${id}\` occurs ${count} times in ${file}; it must occur once.`,
  );
}

function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return list.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Pictures, which mutants don't change, are not made anew. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '.cache'), { recursive: true });
  for (const name of readdirSync(from).filter((each) => each !== '.cache'))
    symlinkSync(join(from, name), join(to, name));
  mkdirSync(join(from, '.cache/images'), { recursive: true });
  symlinkSync(join(from, '.cache/images'), join(to, '.cache/images'));
}
