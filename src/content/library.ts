// In: a project's folder. Out: its content and what is wrong with it, kept up to date file by file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../locales.ts';
import { openBodies, type Bodies } from './bodies.ts';
import { openCache } from './cache.ts';
import type { Content } from './content.ts';
import { makeEdition, type Edition } from './edition.ts';
import { indexImages } from './images/index-images.ts';
import { compareProblems, type Problem } from './problem.ts';
import { read, readOne, sortFindings, type Reading } from './read.ts';
import { validate } from './validate.ts';
import type { Examined } from './validate/entries.ts';
import type { MessageTexts } from './validate/messages.ts';

/** How a project's content is opened. */
export interface LibraryOptions {
  readonly root: string;
  /** Whether entries that aren't to be published yet are among the content. */
  readonly withDrafts: boolean;
  /** The site's own address where it isn't what site.yaml says. */
  readonly url?: string | undefined;
  /** Turns Markdown into code; not needed to find problems. */
  readonly compileText?: (text: string) => Promise<string>;
}

/** A project's content. */
export interface Library {
  readonly bodies: Bodies;
  /** What is sound now or, where a file is broken, was when it last was sound. */
  readonly edition: () => Edition;
  readonly problems: () => readonly Problem[];
  /** The text of a file, for the frames of its problems. */
  readonly textOf: (file: string) => string | undefined;
  /** Reads files below content/ again, of which some may be new or gone. */
  readonly update: (paths: readonly string[]) => Promise<void>;
  /** Keeps what was worked out for the next run. */
  readonly save: () => void;
}

/** Opens a project's content and checks all of it. */
export async function openLibrary(options: LibraryOptions): Promise<Library> {
  const { root } = options;
  const caches = { entries: openCache(root, 'entries'), bodies: openCache(root, 'bodies') };
  const { compileText = cannotCompile } = options;
  const bodies = openBodies(caches.entries, caches.bodies, compileText);
  const known = { examined: new Map<string, Examined>(), cache: caches.entries };
  const findings = new Map(read(root));
  let images = await indexImages(root);
  let problems: readonly Problem[] = [];
  let reading = sortFindings(findings);
  let edition: Edition | undefined;
  const renew = () => {
    reading = sortFindings(findings);
    const { content, problems: found } = validate(reading, known);
    const inBodies = content.entries.flatMap(({ body }) => (body ? bodies.check(body) : []));
    problems = [...found, ...images.problems, ...inBodies].toSorted(compareProblems);
    const good = keepLastGood(content, edition?.content, reading, problems);
    edition = makeEdition(good, { ...options, images }, edition);
    return edition;
  };
  renew();
  return {
    bodies,
    edition: () => edition ?? renew(),
    problems: () => problems,
    textOf: (file) => reading.sources.find((source) => source.file === file)?.text,
    async update(paths) {
      for (const path of paths) {
        if (existsSync(join(root, 'content', path))) findings.set(path, readOne(root, path));
        else findings.delete(path);
      }
      if (paths.some((path) => path.startsWith('images/'))) images = await indexImages(root);
      renew();
    },
    save() {
      caches.entries.save();
      caches.bodies.save();
    },
  };
}

function cannotCompile(): Promise<never> {
  return Promise.reject(new Error('This library was opened without a compiler.'));
}

/** Where a file is broken, what it said when it was last sound; nothing where it never was. */
function keepLastGood(
  next: Content,
  last: Content | undefined,
  reading: Reading,
  problems: readonly Problem[],
): Content {
  const broken = new Set(
    problems.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  if (broken.size === 0) return next;
  const now = new Map(next.entries.map((entry) => [entry.file, entry]));
  const then = new Map(last?.entries.map((entry) => [entry.file, entry]));
  const messages = new Map<Locale, MessageTexts>();
  for (const { file, place } of reading.sources) {
    if (place.kind !== 'messages') continue;
    const texts = (broken.has(file) ? last : next)?.messages.get(place.locale);
    if (texts) messages.set(place.locale, texts);
  }
  const site = (broken.has('content/site.yaml') ? last : next)?.site;
  const entries = reading.sources.flatMap(({ file }) => {
    const entry = (broken.has(file) ? then : now).get(file);
    return entry ? [entry] : [];
  });
  return { entries, messages, ...(site && { site }) };
}
