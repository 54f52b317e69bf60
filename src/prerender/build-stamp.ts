// The up-to-date check: a digest of a build's inputs and outputs, compared with that of the last build.
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { attempt } from '../attempt.ts';
import { contentFolder } from './content-folder.ts';
import { writeFile } from './write-file.ts';

/** Below the project's root. */
const stampFile = 'node_modules/.cache/prerender/stamp.txt';

/** The code that renders pages, at build time and in browsers. */
const code = ['src', 'index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** Further inputs of a build. */
const otherInputs = ['public', 'package.json', 'node_modules/.package-lock.json'];

/** The build id, a digest of the site's code: an open page can't use pages or data with another one. */
export function buildId({ root }: ResolvedConfig): string {
  return digestOf(root, code).slice(0, 12);
}

/** Identifies all inputs of a build by their settings and a digest of their files. */
export function digestOfSources(config: ResolvedConfig): string {
  const { base, mode, env, inlineConfig } = config;
  const { NODE_ENV, SITE_URL } = process.env;
  const settings = { base, mode, env, inlineConfig, NODE_ENV, SITE_URL, ...process.versions };
  const files = digestOf(config.root, [...code, ...otherInputs, contentFolder(config)]);
  return JSON.stringify(settings) + files;
}

/** Whether the built site is as the last build wrote it, and its inputs are unchanged. */
export function isCurrent({ root, build }: ResolvedConfig, sources: string): boolean {
  const kept = attempt(() => readFileSync(join(root, stampFile), 'utf8'));
  return kept === stampOf(resolve(root, build.outDir), sources);
}

/**
 * A digest of a built site and its inputs. Inputs are those from before the build, so that the next build picks up what
 * changed meanwhile. Outputs are compared by size and modification time.
 */
export function stampOf(folder: string, sources: string): string {
  const hash = createHash('sha256').update(sources);
  for (const file of listFiles(folder)) {
    // A concurrent build may be replacing the site.
    const found = attempt(() => statSync(file));
    const state = found ? `${found.size} ${found.mtimeMs}` : randomUUID();
    hash.update(`\n${relative(folder, file)} ${state}`);
  }
  return hash.digest('hex');
}

/** Writes the stamp of the last build. */
export function writeStamp({ root }: ResolvedConfig, stamp: string): void {
  writeFile(root, stampFile, stamp);
}

/** A digest of files and folders; never the same twice where one is a symbolic link to a folder, which isn't followed. */
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
  // A concurrent build may just have replaced the folder.
  const entries = attempt(() => readdirSync(path, { recursive: true, withFileTypes: true })) ?? [];
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
