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
import { swapped, withTypefaces, type ThemeFonts } from './with-typefaces.ts';

const home = join(root, '.cache/test-sites');

/** A site to build. */
export interface Variant {
  readonly name: string;
  /** The folder of its content. */
  readonly content: string;
  /** All its languages, the original first, where they are others. */
  readonly ids?: readonly LanguageId[];
  /** Its address instead of the one in site.yaml. */
  readonly url?: string;
  /** A folder of content that is laid over it, and the day of the build in seconds since 1970. */
  readonly over?: string;
  readonly day?: number;
  /** Files that are written over both. */
  readonly files?: Readonly<Record<string, string>>;
  /** Its fonts by what they are for, from those of the theme. */
  readonly typefaces?: ThemeFonts;
  /** What is written below each of its messages.yaml. */
  readonly texts?: Readonly<Record<Locale, string>>;
  /** A language that is left out, so that everything in it falls back to English. */
  readonly without?: Locale;
}

const shared = {
  content: join(root, 'tests/site/content'),
  url: 'https://artist.example/',
} as const;

/** The tests' site as it is, at its own address, which no link of its content has. */
export const whole = {
  name: 'whole',
  ...shared,
} as const;

/** The tests' site below a path, with three languages, and without anything in Spanish or in Arabic. */
export const below = {
  name: 'below',
  ...shared,
  ids: ['en', 'es', 'ar'],
  url: 'https://user.example/v1.2/',
  without: 'es',
} as const;

/** The tests' site with concerts, as it was built on 1 February 2027. */
export const season = {
  name: 'season',
  ...shared,
  over: join(root, 'tests/site/concerts'),
  day: 1_801_440_000,
} as const;

/** The tests' site with a form that sends, and a newsletter. */
export const sending = {
  name: 'sending',
  ...shared,
  over: join(root, 'tests/site/sending'),
} as const;

/** The tests' site with pages of its own, in three languages, of which French has but one of them. */
export const ownPages = {
  name: 'own-pages',
  ...shared,
  ids: ['en', 'es', 'fr'],
  over: join(root, 'tests/site/pages'),
} as const;

/** The tests' site in three languages, with pictures and sounds in texts, people to ask, and something to announce. */
export const media = {
  name: 'media',
  ...shared,
  ids: ['en', 'es', 'fr'],
  over: join(root, 'tests/site/media'),
  day: 1_801_440_000,
  texts: {
    en: 'announcement:\n  text: A recording of *Aurora* appears on 5 February.\n  until: 2027-02-05\n',
    es: 'announcement:\n  text: El 5 de febrero aparece una grabación de *Aurora*.\n',
  },
} as const;

/** The tests' site with the typefaces of the theme in each other's place, none of which it was designed for. */
export const swappedTypefaces = {
  name: 'typefaces',
  ...shared,
  typefaces: swapped,
} as const;

/** All of them. */
export const sites = [whole, below, season, sending, ownPages, media, swappedTypefaces];

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

/** The project's own `dist/`, built from its own content as it is published. */
export async function builtDist(): Promise<string> {
  await runVite(root, process.env);
  return join(root, 'dist');
}

/** Builds in a copy of the project: what its plugins are made of has the languages of the site, too. */
async function build(variant: Variant, target: string) {
  const { content: from, url, without, ids, over, day, typefaces, texts = {} } = variant;
  const { root: project, remove } = copyProject(['images', 'share-pictures', 'prints']);
  const filter = (path: string) => !without || path !== join(from, without);
  cpSync(from, join(project, 'content'), { recursive: true, filter });
  if (over) cpSync(over, join(project, 'content'), { recursive: true });
  for (const [path, text] of Object.entries(variant.files ?? {}))
    writeFileSync(join(project, path), text);
  if (ids) withLanguages(project, ids);
  if (typefaces) withTypefaces(project, typefaces);
  for (const [id, text] of Object.entries(texts))
    appendFileSync(join(project, 'content', id, 'messages.yaml'), text);
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
    cpSync(join(project, 'dist'), staging, { recursive: true });
    putInPlace(staging, target);
  } finally {
    remove();
  }
}

/** Another process may have built the same site meanwhile, byte for byte. */
function putInPlace(staging: string, target: string) {
  try {
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true });
    if (!existsSync(target)) throw error;
  }
}

/** Throws what a build that fails has printed. */
async function runVite(project: string, env: NodeJS.ProcessEnv) {
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const { code: ended, output } = await runProgram(process.execPath, [vite, 'build'], {
    cwd: project,
    env,
  });
  if (ended !== 0) throw new Error(`The site can’t be built.\n\n${output}`);
}

const code = ['src', 'public', 'index.html', 'package-lock.json'].map((name) => join(root, name));

function digestOf(variant: Variant): string {
  const digest = createHash('sha256').update(JSON.stringify(variant));
  for (const source of [variant.content, variant.over ?? [], code].flat()) {
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
