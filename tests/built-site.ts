// The project's code and a content folder -> a built site, made once for each state of both.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../src/commands/run.mjs';
import type { Locale } from '../src/locales.ts';

const home = join(root, 'node_modules/.cache/test-sites');

/** A site to build. */
export interface Variant {
  readonly name: string;
  /** The folder of its content. */
  readonly content: string;
  /** Its address instead of the one in site.yaml. */
  readonly url?: string;
  /** A language that is left out, so that everything in it falls back to English. */
  readonly without?: Locale;
}

const content = join(root, 'tests/site/content');

/** The tests' site as it is, at its own address, which no link of its content has. */
export const whole = { name: 'whole', content, url: 'https://artist.example/' } as const;

/** The tests' site below a path, without anything in Spanish. */
export const below = {
  name: 'below',
  content,
  url: 'https://user.example/v1.2/',
  without: 'es',
} as const;

/** The folder of a built site; builds it where its content or the code has changed since the last time. */
export async function builtSite(variant: Variant): Promise<string> {
  const folder = join(home, `${variant.name}-${digestOf(variant)}`);
  if (existsSync(folder)) return folder;
  for (const old of namesIn(home)) {
    // Not what another process is building, whose names are others.
    if (new RegExp(`^${variant.name}-[0-9a-f]{12}$`).test(old))
      rmSync(join(home, old), { recursive: true, force: true });
  }
  mkdirSync(home, { recursive: true });
  await build(variant, folder);
  return folder;
}

/** The project's own `dist/`, built from its own content. */
export async function builtDist(): Promise<string> {
  await runVite(['build'], process.env);
  return join(root, 'dist');
}

async function build({ name, content: all, url, without }: Variant, folder: string) {
  const part = join(home, `content-${name}-${process.pid}`);
  const filter = (path: string) => !without || path !== join(all, without);
  if (without) cpSync(all, part, { recursive: true, filter });
  const env = {
    ...process.env,
    ...(url && { SITE_URL: url }),
    CONTENT_FOLDER: relative(root, without ? part : all),
    SITE_DIST: folder,
  };
  try {
    await runVite(['build', '--config', config], env);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Throws what a build that fails has printed. */
async function runVite(args: readonly string[], env: NodeJS.ProcessEnv) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, ...args], { cwd: root, env });
  const ended = once(child, 'close');
  const [printed] = await Promise.all([text(child.stderr), text(child.stdout), ended]);
  if (child.exitCode !== 0) throw new Error(`The site can’t be built.\n\n${printed}`);
}

const config = join(root, 'tests/site/vite.config.ts');
const code = ['src', 'public', 'index.html', 'package-lock.json'].map((name) => join(root, name));

function digestOf(variant: Variant): string {
  const digest = createHash('sha256').update(JSON.stringify(variant));
  for (const source of [variant.content, config, ...code]) {
    for (const file of filesOf(source)) digest.update(file).update(readFileSync(file));
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
