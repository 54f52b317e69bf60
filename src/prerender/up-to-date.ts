// A project and its built site -> whether building it again would change nothing.
import { createHash } from 'node:crypto';
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

/** The digest of what a build is made from: the bytes of every file. Nothing where it can't be told. */
export async function digestOfInput({ root, settings }: Job): Promise<string | undefined> {
  const digest = createHash('sha1').update(JSON.stringify([settings, process.versions]));
  const lists = await Promise.all(read.map((name) => listFiles(join(root, name))));
  for (const path of lists.flat()) {
    const bytes = await readFile(path).catch(() => undefined);
    // A link to a folder: what it holds isn't known here.
    if (!bytes) return undefined;
    digest.update(`\n${path} ${bytes.length}\n`).update(bytes);
  }
  return digest.digest('hex');
}

/** Whether the last build was made from the same, and what it wrote has not been touched since. */
export async function isUpToDate(job: Job, input: string | undefined): Promise<boolean> {
  if (input === undefined) return false;
  const kept = await readFile(stampOf(job), 'utf8').catch(() => '');
  return kept !== '' && kept === (await stampText(job, input));
}

/** Remembers what the site was made from, unless that has changed meanwhile. */
export async function stamp(job: Job, input: string | undefined): Promise<void> {
  const file = stampOf(job);
  await rm(file, { force: true });
  if (input === undefined || input !== (await digestOfInput(job))) return;
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, await stampText(job, input));
  await rename(draft, file);
}

function stampOf({ root, target }: Job): string {
  const name = createHash('sha1').update(target).digest('hex').slice(0, 16);
  return join(root, 'node_modules/.cache/prerender', `site-${name}.txt`);
}

/** The file system tells whether a file was written again: by its size, its number and the times of its changes. */
async function stampText({ target }: Job, input: string): Promise<string> {
  const files = await listFiles(target);
  const states = await Promise.all(
    files.map(async (path) => {
      const { size, ino, mtimeMs, ctimeMs } = await lstat(path);
      return `${path} ${size} ${ino} ${mtimeMs} ${ctimeMs}`;
    }),
  );
  return [input, ...states].join('\n');
}

/** The files below a path, or the file itself; none where there is nothing. */
async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
