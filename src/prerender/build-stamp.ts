// Whether building again would change nothing: one digest of what a build reads and what it wrote, compared with the last.
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { attempt } from '../attempt.ts';
import { contentFolder } from './content-folder.ts';
import { writeFile } from './write-file.ts';

/** Below the project's root. */
const stampFile = 'node_modules/.cache/prerender/stamp.txt';

/** The code that pages are made with and shown by. */
const code = ['src', 'index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** What a build reads besides. */
const surroundings = ['public', 'package.json', 'node_modules/.package-lock.json'];

/** Stands for the code of a site: pages and data of another are of no use to an open page. */
export function buildId({ root }: ResolvedConfig): string {
  return digestOf(root, code).slice(0, 12);
}

/** A digest of all that a build reads, taken before it begins. */
export function digestOfSources(config: ResolvedConfig): string {
  const { base, mode, env, inlineConfig } = config;
  const { NODE_ENV, SITE_URL } = process.env;
  const settings = { base, mode, env, inlineConfig, NODE_ENV, SITE_URL, ...process.versions };
  const files = digestOf(config.root, [...code, ...surroundings, contentFolder(config)]);
  return JSON.stringify(settings) + files;
}

/** Whether the site stands as the last build left it, and was built from the same sources. */
export function isCurrent({ root, build }: ResolvedConfig, sources: string): boolean {
  const kept = attempt(() => readFileSync(join(root, stampFile), 'utf8'));
  return kept === stampOf(resolve(root, build.outDir), sources);
}

/**
 * Stands for a site and for what it was built from. Sources that changed during the build have another digest by now,
 * so the next build takes them up. What was written counts by sizes and times, which tell a touched file.
 */
export function stampOf(folder: string, sources: string): string {
  const hash = createHash('sha256').update(sources);
  for (const file of listFiles(folder)) {
    // Another build may be replacing the site right now.
    const found = attempt(() => statSync(file));
    const state = found ? `${found.size} ${found.mtimeMs}` : randomUUID();
    hash.update(`\n${relative(folder, file)} ${state}`);
  }
  return hash.digest('hex');
}

/** Notes the stamp of the site that was built last. */
export function keepStamp({ root }: ResolvedConfig, stamp: string): void {
  writeFile(root, stampFile, stamp);
}

/** Of files, or of all files in folders; never the same where one is a link to a folder, whose files aren't known. */
function digestOf(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => listFiles(join(root, name))))
    hash
      .update(`\n${relative(root, file)}\n`)
      .update(attempt(() => readFileSync(file)) ?? randomUUID());
  return hash.digest('hex');
}

/** The files below a path, or the file itself; none where there is nothing. */
function listFiles(path: string): string[] {
  const found = attempt(() => statSync(path));
  if (!found?.isDirectory()) return found ? [path] : [];
  // Another build may just have replaced the folder.
  const entries = attempt(() => readdirSync(path, { recursive: true, withFileTypes: true })) ?? [];
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
