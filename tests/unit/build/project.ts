// A whole project in a folder of its own, which tests build as people do.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder, type Folder } from '../../folder.ts';
import { copyProject } from '../../project-folder.ts';
import { withLanguages } from '../../with-languages.ts';
import { runProgram, type Outcome } from '../../run-program.ts';
import { smallestContent } from '../content/workspace.ts';

/** What a build may be given: its surroundings, and the largest file that it may write, in kB. */
export interface Circumstances {
  readonly env?: Readonly<Record<string, string>>;
  readonly largestFile?: number;
}

/** A project with the code of this one and the smallest content. */
export interface Project extends Folder {
  readonly build: (circumstances?: Circumstances) => Promise<Outcome>;
  /** Every file of the built site with its digest. */
  readonly site: () => Record<string, string>;
  /** What builds have left beside the built site. */
  readonly leftovers: () => string[];
}

/** Makes a project that shares nothing but packages with this one. */
export function makeProject(): Project {
  const folder = copyProject();
  const { root } = folder;
  folder.write(smallestContent());
  withLanguages(root, ['en', 'es']);
  return {
    ...folder,
    build: (circumstances) => build(root, circumstances),
    site: () => digests(join(root, 'dist')),
    leftovers: () => readdirSync(root).filter((name) => name.startsWith('.dist')),
  };
}

function build(cwd: string, { env, largestFile }: Circumstances = {}): Promise<Outcome> {
  const limit = largestFile ? `ulimit -f ${largestFile}; ` : '';
  const command = `${limit}exec "$0" node_modules/vite/bin/vite.js build`;
  // A build is the same whatever NODE_ENV says.
  const surroundings = {
    ...process.env,
    NODE_ENV: 'development',
    NO_COLOR: '1',
    // As `npm run build` sets it: on a busy machine Vite's check would be advised upon.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    ...env,
  };
  return runProgram('bash', ['-c', command, process.execPath], { cwd, env: surroundings });
}

function digests(folder: string): Record<string, string> {
  const digest = (text: string) =>
    createHash('sha256').update(text, 'latin1').digest('hex').slice(0, 16);
  const files = Object.entries(readFolder(folder, 'latin1'));
  return Object.fromEntries(files.map(([file, text]) => [file, digest(text)]));
}
