// Whether building again would change nothing: one digest of what a build reads and what it wrote, compared with the last.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';

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

/** Whether the site stands as the last build left it, and would be built the same. */
export async function isCurrent(config: ResolvedConfig): Promise<boolean> {
  const kept = await readFile(stampFile(config), 'utf8').catch(() => undefined);
  return kept !== undefined && kept === (await digest(config));
}

/** Notes what the site was built from. A note that can't be written costs time, not the build. */
export async function stampBuild(config: ResolvedConfig): Promise<void> {
  const file = stampFile(config);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await digest(config));
}

function stampFile({ root, build }: ResolvedConfig): string {
  const name = createHash('sha256').update(resolve(root, build.outDir)).digest('hex').slice(0, 16);
  return join(root, 'node_modules/.cache/prerender', `${name}.txt`);
}

/** Sources by their bytes; what was written by sizes and times, which tell a touched file. */
async function digest(config: ResolvedConfig): Promise<string> {
  const { root, build } = config;
  const hash = createHash('sha256').update(settingsOf(config));
  for (const name of [...read, contentFolder(config)])
    for (const file of await listFiles(join(root, name)))
      hash.update(`\n${relative(root, file)}\n`).update(await readFile(file));
  for (const file of await listFiles(resolve(root, build.outDir))) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`\n${file} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

function contentFolder({ plugins }: ResolvedConfig): string {
  const api: unknown = plugins.find(({ name }) => name === 'content:settings')?.api;
  if (typeof api === 'object' && api !== null && 'folder' in api) return String(api.folder);
  throw new Error('`content()` is missing in vite.config.ts.');
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
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
