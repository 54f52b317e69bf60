// A whole project in a folder of its own, which tests build as people do.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyCode, linkPackages } from '../../project-folder.ts';
import { smallestContent } from '../content/workspace.ts';

/** How a build ended. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** What a build may be given: its surroundings, and the largest file that it may write, in kB. */
export interface Circumstances {
  readonly env?: Readonly<Record<string, string>>;
  readonly largestFile?: number;
}

/** A project with the code of this one and the smallest content. */
export interface Project {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  readonly build: (circumstances?: Circumstances) => Promise<Outcome>;
  /** Every file of the built site with its digest. */
  readonly site: () => Record<string, string>;
  /** What builds have left beside the built site. */
  readonly leftovers: () => string[];
  readonly remove: () => void;
}

/** Makes a project that shares nothing but packages with this one. */
export function makeProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  copyCode(folder);
  linkPackages(folder);
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(smallestContent())) if (text) write(file, text);
  return {
    folder,
    write,
    build: (circumstances) => build(folder, circumstances),
    site: () => digests(join(folder, 'dist')),
    leftovers: () => readdirSync(folder).filter((name) => name.startsWith('.dist')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function build(folder: string, { env, largestFile }: Circumstances = {}): Promise<Outcome> {
  const limit = largestFile ? `ulimit -f ${largestFile}; ` : '';
  const child = spawn(
    'bash',
    ['-c', `${limit}exec "$0" node_modules/vite/bin/vite.js build`, process.execPath],
    {
      cwd: folder,
      // A build is the same whatever NODE_ENV says.
      env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', ...env },
    },
  );
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, output: Buffer.concat(chunks).toString() });
    });
  });
}

function digests(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(
    paths.map((path) => [
      path.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16),
    ]),
  );
}
