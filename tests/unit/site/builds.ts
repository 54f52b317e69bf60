// The project -> two built sites, made once for each state of its sources.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const home = join(root, 'node_modules/.cache/test-sites');

/** A site to build: `url` overrides the one of site.yaml, without `spanish` everything falls back to English. */
export interface Variant {
  readonly name: string;
  readonly url: string;
  readonly spanish: boolean;
}

/** The site as it is, at an address that no link of its content has. */
export const whole = { name: 'whole', url: 'https://artist.example/', spanish: true } as const;

/** The site below a path, without anything in Spanish. */
export const below = { name: 'below', url: 'https://user.example/name/', spanish: false } as const;

/** The folder of a built site; builds it where the sources have changed since the last time. */
export async function builtSite(variant: Variant): Promise<string> {
  const folder = join(home, `${variant.name}-${digestOfSources()}`);
  if (existsSync(folder)) return folder;
  for (const old of namesIn(home)) {
    if (old.startsWith(`${variant.name}-`)) rmSync(join(home, old), { recursive: true });
  }
  const project = join(home, `project-${variant.name}-${process.pid}`);
  try {
    copyProject(project, variant);
    await build(project, variant.url);
    if (!existsSync(folder)) renameSync(join(project, 'dist'), folder);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
  return folder;
}

const sources = ['content', 'src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** A folder that differs from the project in its content alone. */
function copyProject(project: string, { spanish }: Variant): void {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  for (const name of [...sources, 'node_modules', 'package.json', 'tsconfig.json']) {
    if (name !== 'content') symlinkSync(join(root, name), join(project, name));
  }
  const isKept = (path: string) => spanish || path !== join(root, 'content/es');
  cpSync(join(root, 'content'), join(project, 'content'), { recursive: true, filter: isKept });
}

async function build(project: string, url: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, SITE_URL: url, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: project, env });
}

function digestOfSources(): string {
  const digest = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) digest.update(file).update(readFileSync(file));
  }
  return digest.digest('hex').slice(0, 12);
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return namesIn(path).flatMap((name) => filesOf(join(path, name)));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}
