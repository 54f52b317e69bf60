// A project and its built site -> whether building it again would change nothing.
import { createHash, type Hash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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
export async function digestOfInput({ root, settings }: Job): Promise<Input | undefined> {
  const code = createHash('sha1').update(JSON.stringify([settings, process.versions]));
  const content = createHash('sha1');
  for (const name of read) {
    const isWhole = await add(join(root, name), name === 'content' ? content : code);
    if (!isWhole) return undefined;
  }
  const ofCode = code.digest('hex');
  return { code: ofCode, all: `${ofCode} ${content.digest('hex')}` };
}

/** Adds a file, or all below a folder, to a digest; false where it can't be read. */
async function add(path: string, digest: Hash): Promise<boolean> {
  for (const file of await listFiles(path)) {
    const bytes = await readFile(file).catch(() => undefined);
    // A link to a folder: what it holds isn't known here.
    if (!bytes) return false;
    digest.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return true;
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
  const isUntouched = kept !== '' && states.join('\n') === (await statesOf(job));
  return { isUntouched, isUpToDate: isUntouched && madeFrom === input?.all };
}

/** Remembers what the site was made from, unless that has changed meanwhile. */
export async function stamp(job: Job, input: Input | undefined): Promise<void> {
  const file = stampOf(job);
  await rm(file, { force: true });
  if (input === undefined || input.all !== (await digestOfInput(job))?.all) return;
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, `${input.all}\n${await statesOf(job)}`);
  await rename(draft, file);
}

function stampOf({ root, target }: Job): string {
  const name = createHash('sha1').update(target).digest('hex').slice(0, 16);
  return join(root, 'node_modules/.cache/prerender', `site-${name}.txt`);
}

/** The file system tells whether a file was written again: by its size, its number and the times of its changes. */
async function statesOf({ target }: Job): Promise<string> {
  const files = await listFiles(target);
  const states = await Promise.all(
    files.map(async (path) => {
      const { size, ino, mtimeMs, ctimeMs } = await lstat(path);
      return `${path} ${size} ${ino} ${mtimeMs} ${ctimeMs}`;
    }),
  );
  return states.join('\n');
}

/** The files below a path, or the file itself; none where there is nothing. */
async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
