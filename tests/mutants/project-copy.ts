// The project as it is -> a copy that may be broken, with this project's packages and caches of its own.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../src/commands/run.mjs';
import { imageCache } from '../../src/content/images/cache.ts';
import { linkPackages } from '../project-folder.ts';
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
  linkPictures(folder);
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
function linkPictures(folder: string): void {
  const pictures = imageCache(root);
  mkdirSync(pictures, { recursive: true });
  mkdirSync(dirname(imageCache(folder)), { recursive: true });
  symlinkSync(pictures, imageCache(folder));
}
