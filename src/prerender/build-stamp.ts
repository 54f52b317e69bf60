// Whether building again would change nothing: one digest of what a build reads and what it wrote, compared with the last.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { contentFolder } from './content-folder.ts';

/** The code that pages are made with and shown by. */
const code = ['src', 'index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** What a build reads besides. */
const surroundings = ['public', 'package.json', 'node_modules/.package-lock.json'];

/** Stands for the code of a site: pages and data of another are of no use to an open page. */
export async function buildId({ root }: ResolvedConfig): Promise<string> {
  return (await digestOf(root, code)).slice(0, 12);
}

/** A digest of all that a build reads, taken before it begins. */
export async function digestOfSources(config: ResolvedConfig): Promise<string> {
  const { base, mode, env, inlineConfig } = config;
  const { NODE_ENV, SITE_URL } = process.env;
  const settings = { base, mode, env, inlineConfig, NODE_ENV, SITE_URL, ...process.versions };
  const files = await digestOf(config.root, [...code, ...surroundings, contentFolder(config)]);
  return JSON.stringify(settings) + files;
}

/** Whether the site stands as the last build left it, and was built from the same sources. */
export async function isCurrent(config: ResolvedConfig, sources: string): Promise<boolean> {
  const kept = await readFile(stampFile(config), 'utf8').catch(() => undefined);
  return kept === (await stampOf(config, sources));
}

/**
 * Notes what the site was built from. Sources that changed during the build have another digest by now, so the next
 * build takes them up.
 */
export async function stampBuild(config: ResolvedConfig, sources: string): Promise<void> {
  const file = stampFile(config);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await stampOf(config, sources));
}

function stampFile({ root }: ResolvedConfig): string {
  return join(root, 'node_modules/.cache/prerender/stamp.txt');
}

/** What was written counts by sizes and times, which tell a touched file. */
async function stampOf({ root, build }: ResolvedConfig, sources: string): Promise<string> {
  const hash = createHash('sha256').update(sources);
  for (const file of await listFiles(resolve(root, build.outDir))) {
    // Another build may be replacing the site right now.
    const found = await stat(file).catch(() => undefined);
    hash.update(`\n${file} ${found ? `${found.size} ${found.mtimeMs}` : randomUUID()}`);
  }
  return hash.digest('hex');
}

/** Of files, or of all files in folders; never the same where one is a link to a folder, whose files aren't known. */
async function digestOf(root: string, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(names.map((name) => listFiles(join(root, name))))).flat())
    hash
      .update(`\n${relative(root, file)}\n`)
      .update(await readFile(file).catch(() => randomUUID()));
  return hash.digest('hex');
}

/** The files below a path, or the file itself; none where there is nothing. */
async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
