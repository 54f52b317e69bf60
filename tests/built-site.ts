// The project's code and a content folder -> a built site, made once for each state of both.
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './commands/run.mjs';
import type { Locale } from '../src/locales.ts';
import { copyProject } from './project-folder.ts';
import { runProgram } from './run-program.ts';
import { withLanguages, type LanguageId } from './with-languages.ts';
import { withTypefaces, type ThemeFonts } from './with-typefaces.ts';

const cacheFolder = join(root, '.cache/test-sites');

/** A site to build. */
export interface Variant {
  readonly name: string;
  /** The folder of its content. */
  readonly content: string;
  /** All its languages, the original first; those of the project by default. */
  readonly ids?: readonly LanguageId[];
  /** Its address instead of the one in site.yaml. */
  readonly url?: string;
  /** A folder of content that is laid over it. */
  readonly over?: string;
  /** The day of the build in seconds since 1970. */
  readonly day?: number;
  /** Files that overwrite those of `content` and `over`, keyed by path below the project. */
  readonly files?: () => Readonly<Record<string, string>>;
  /** Fonts of the theme that site.yaml names as the owner's. */
  readonly typefaces?: ThemeFonts;
  /** What is appended to its messages.yaml, keyed by language. */
  readonly texts?: Readonly<Record<Locale, string>>;
  /** A language without content, so that everything in it falls back to English. */
  readonly without?: Locale;
}

/** The folders of a built site. */
export interface BuiltSite {
  /** What it was built from. */
  readonly content: string;
  /** What is published. */
  readonly dist: string;
}

/** Builds a site, unless neither its content nor the code has changed since the last time. */
export async function builtSite(variant: Variant): Promise<BuiltSite> {
  const folder = join(cacheFolder, `${variant.name}-${digestOf(variant)}`);
  if (!existsSync(folder)) {
    removeOutdated(variant.name);
    mkdirSync(cacheFolder, { recursive: true });
    const started = performance.now();
    await build(variant, folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`The site ${variant.name} was built in ${seconds} s.\n`);
  }
  return { content: join(folder, 'content'), dist: join(folder, 'dist') };
}

/** The project's own `dist/`, built from its own content as it is published. */
export async function builtDist(): Promise<string> {
  await runVite(root, process.env);
  return join(root, 'dist');
}

/** Removes earlier builds of a site, except those that another process is writing, whose names are longer. */
function removeOutdated(name: string) {
  for (const old of namesIn(cacheFolder)) {
    if (new RegExp(`^${name}-[0-9a-f]{12}$`).test(old))
      rmSync(join(cacheFolder, old), { recursive: true, force: true });
  }
}

/** Builds in a copy of the project, so that the code of the build, too, has the languages of the site. */
async function build(variant: Variant, target: string) {
  const { content: from, url, without, ids, over, day, typefaces, texts = {} } = variant;
  const { root: project, remove } = copyProject(['images', 'share-pictures', 'prints']);
  const content = join(project, 'content');
  const filter = (path: string) => !without || path !== join(from, without);
  cpSync(from, content, { recursive: true, filter });
  if (over) cpSync(over, content, { recursive: true });
  for (const [path, text] of Object.entries(variant.files?.() ?? {}))
    writeFileSync(join(project, path), text);
  if (ids) withLanguages(project, ids);
  if (typefaces) withTypefaces(project, typefaces);
  for (const [id, text] of Object.entries(texts))
    appendFileSync(join(content, id, 'messages.yaml'), text);
  const env = {
    ...process.env,
    CONTENT: 'content',
    FAST_PICTURES: 'yes',
    ...(url && { SITE_URL: url }),
    ...(day && { SOURCE_DATE_EPOCH: String(day) }),
  };
  try {
    await runVite(project, env);
    const staging = `${target}.${process.pid}`;
    for (const name of ['content', 'dist'])
      cpSync(join(project, name), join(staging, name), { recursive: true });
    putInPlace(staging, target);
  } finally {
    remove();
  }
}

/** Renames the folder of a finished build. Another process may have built the same site first; its folder is then used. */
function putInPlace(staging: string, target: string) {
  try {
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true });
    if (!existsSync(target)) throw error;
  }
}

/** Throws the output of a build that fails. */
async function runVite(project: string, env: NodeJS.ProcessEnv) {
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const { code, output } = await runProgram(process.execPath, [vite, 'build'], {
    cwd: project,
    env,
  });
  if (code !== 0) throw new Error(`The site can’t be built.\n\n${output}`);
}

const codePaths = ['src', 'public', 'index.html', 'package-lock.json'].map((name) =>
  join(root, name),
);

function digestOf(variant: Variant): string {
  const all = { ...variant, files: variant.files?.() };
  const digest = createHash('sha256').update(JSON.stringify(all));
  for (const source of [variant.content, variant.over ?? [], codePaths].flat()) {
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
