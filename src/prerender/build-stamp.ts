// Whether building again would change nothing: one digest of what a build reads and what it wrote, compared with the last.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { contentFolder } from './content-folder.ts';

/** Everything in a project that a build reads besides the folder of content. */
const read = [
  'public',
  'src',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
];

/** A digest of what a build reads, taken before it begins; nothing where not all of it can be read. */
export async function digestOfSources(config: ResolvedConfig): Promise<string | undefined> {
  const paths = [...read, contentFolder(config)].map((name) => join(config.root, name));
  const hash = createHash('sha256').update(settingsOf(config));
  try {
    for (const file of (await Promise.all(paths.map(listFiles))).flat())
      hash.update(`\n${relative(config.root, file)}\n`).update(await readFile(file));
  } catch {
    // A link to a folder: what it holds isn't known here.
    return undefined;
  }
  return hash.digest('hex');
}

/** Whether the site stands as the last build left it, and was built from the same sources. */
export async function isCurrent(
  config: ResolvedConfig,
  sources: string | undefined,
): Promise<boolean> {
  const kept = await readFile(stampFile(config), 'utf8').catch(() => undefined);
  return sources !== undefined && kept === (await stampOf(config, sources));
}

/**
 * Notes what the site was built from. Sources that changed during the build have another digest by now, so the next
 * build takes them up.
 */
export async function stampBuild(
  config: ResolvedConfig,
  sources: string | undefined,
): Promise<void> {
  if (sources === undefined) return;
  const file = stampFile(config);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await stampOf(config, sources));
}

function stampFile({ root, build }: ResolvedConfig): string {
  const name = createHash('sha256').update(resolve(root, build.outDir)).digest('hex').slice(0, 16);
  return join(root, 'node_modules/.cache/prerender', `${name}.txt`);
}

/** What was written counts by sizes and times, which tell a touched file. */
async function stampOf({ root, build }: ResolvedConfig, sources: string): Promise<string> {
  const hash = createHash('sha256').update(sources);
  for (const file of await listFiles(resolve(root, build.outDir))) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`\n${file} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function settingsOf({ base, mode, env, inlineConfig }: ResolvedConfig): string {
  const { NODE_ENV, SITE_URL } = process.env;
  return JSON.stringify({ base, mode, env, inlineConfig, NODE_ENV, SITE_URL, ...process.versions });
}

/** The files below a path, or the file itself; none where there is nothing. */
async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
