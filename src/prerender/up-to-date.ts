// A project and its built site -> whether building it again would change nothing.
import { createHash, type Hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A build to compare with the last one. `settings` are all that it depends on besides files. */
export interface Job {
  readonly root: string;
  readonly target: string;
  readonly settings: unknown;
}

/** Everything in a project that a build reads. */
const read = [
  'content',
  'public',
  'src',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
];

/** The digests of what a build is made from: of everything, and of everything but content/. */
export interface Input {
  readonly all: string;
  readonly code: string;
}

/** The digests of what a build is made from: the bytes of every file. Nothing where it can't be told. */
export function digestOfInput({ root, settings }: Job): Input | undefined {
  const code = createHash('sha1').update(JSON.stringify([settings, process.versions]));
  const content = createHash('sha1');
  for (const name of read) {
    if (!add(join(root, name), name === 'content' ? content : code)) return undefined;
  }
  const ofCode = code.digest('hex');
  return { code: ofCode, all: `${ofCode} ${content.digest('hex')}` };
}

/** Adds a file, or all below a folder, to a digest; false where it can't be read. */
function add(path: string, digest: Hash): boolean {
  try {
    for (const file of listFiles(path)) {
      const bytes = readFileSync(file);
      digest.update(`\n${file} ${bytes.length}\n`).update(bytes);
    }
    return true;
  } catch {
    // A link to a folder: what it holds isn't known here.
    return false;
  }
}

/** A built site: whether it was made from the same, and whether somebody has touched it since. */
export interface Standing {
  readonly isUpToDate: boolean;
  readonly isUntouched: boolean;
}

/** How the site that the last build has made stands to what it would be made from now. */
export async function standingOf(job: Job, input: Input | undefined): Promise<Standing> {
  const kept = await readFile(stampOf(job), 'utf8').catch(() => '');
  const [madeFrom = '', ...states] = kept.split('\n');
  const isUntouched = kept !== '' && states.join('\n') === statesOf(job);
  return { isUntouched, isUpToDate: isUntouched && madeFrom === input?.all };
}

/** Remembers what the site was made from, unless that has changed meanwhile. */
export async function stamp(job: Job, input: Input | undefined): Promise<void> {
  const file = stampOf(job);
  await rm(file, { force: true });
  if (input === undefined || input.all !== digestOfInput(job)?.all) return;
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, `${input.all}\n${statesOf(job)}`);
  await rename(draft, file);
}

function stampOf(job: Job): string {
  return join(cacheOf(job), `site-${nameOf(job)}.txt`);
}

/** The folder for what builds remember of one another. */
export function cacheOf({ root }: Pick<Job, 'root'>): string {
  return join(root, 'node_modules/.cache/prerender');
}

/** What tells a built site from others in the names of such files. */
export function nameOf({ target }: Pick<Job, 'target'>): string {
  return createHash('sha1').update(target).digest('hex').slice(0, 16);
}

/** The file system tells whether a file was written again: by its size, its number and the times of its changes. */
function statesOf({ target }: Job): string {
  return listFiles(target)
    .map((path) => {
      const { size, ino, mtimeMs, ctimeMs } = lstatSync(path);
      return `${path} ${size} ${ino} ${mtimeMs} ${ctimeMs}`;
    })
    .join('\n');
}

/** The files below a path, or the file itself; none where there is nothing. */
function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
