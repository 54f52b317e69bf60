// In: a project's folder. Out: its content and what is wrong with it, kept up to date file by file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listAddresses } from './body/known-addresses.ts';
import { openBodies, type Bodies } from './bodies.ts';
import { openCache } from './cache.ts';
import type { BodyText, Content } from './schema/content.ts';
import { makeEdition, type Edition } from './edition.ts';
import { forEachAtOnce } from './images/concurrency.ts';
import { indexImages, type ImageIndex } from './images/index-images.ts';
import { keepLastGood } from './dev/keep-last-good.ts';
import { compareProblems, type Problem } from './problem/problem.ts';
import { read, readOne, sortFindings, type Findings, type Found, type Reading } from './read.ts';
import { validate } from './validate.ts';
import { imageFields } from './validate/across.ts';
import { nothingKnown, type Known } from './validate/known.ts';

/** How a project's content is opened. */
export interface LibraryOptions {
  readonly root: string;
  /** Whether entries that aren't to be published yet are among the content. */
  readonly withDrafts: boolean;
  /** The site's own address where it isn't what site.yaml says. */
  readonly url?: string | undefined;
  /** Turns Markdown into code; not needed to find problems. */
  readonly compileText?: (text: string) => Promise<string>;
  /** Whether every body is going to be compiled. */
  readonly compilesAll?: boolean;
  /** Where given, bodies that take time to check are checked after opening, and this is called then. */
  readonly onChecked?: () => void;
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
  const { root, compileText = cannotCompile, compilesAll = false, onChecked } = options;
  const caches = { entries: openCache(root, 'entries'), bodies: openCache(root, 'bodies') };
  const stores = { checked: caches.entries, compiled: caches.bodies };
  const bodies = openBodies({ ...stores, compileText, compilesAll });
  const known = nothingKnown(caches.entries);
  const findings = new Map(read(root));
  let images = await indexImages(root);
  let isPatient = onChecked === undefined;
  let stock: Stock | undefined;
  const renew = async (changed: readonly string[] = []) => {
    const isDue = (body: BodyText) => isPatient || changed.includes(body.file);
    stock = await takeStock({ findings, images, known, bodies, isDue, options }, stock);
    return stock;
  };
  const opened = await renew();
  const inTurn = turns();
  const finish = async () => {
    await checkLater(opened, bodies);
    isPatient = true;
    await inTurn(renew);
    onChecked?.();
  };
  if (!isPatient) void finish();
  const current = () => stock ?? opened;
  return {
    bodies,
    edition: () => current().edition,
    problems: () => current().problems,
    textOf: (file) => current().reading.sources.find((source) => source.file === file)?.text,
    update: (paths) =>
      inTurn(async () => {
        for (const path of paths) readAgain(root, path, findings);
        if (paths.some((path) => path.startsWith('images/'))) images = await indexImages(root);
        await renew(paths.map((path) => `content/${path}`));
      }),
    save() {
      caches.entries.save();
      caches.bodies.save();
    },
  };
}

/** Runs tasks one after the other. At once, one that began earlier and takes longer would bring back what was. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

interface Stock {
  readonly reading: Reading;
  readonly edition: Edition;
  readonly problems: readonly Problem[];
  readonly unchecked: readonly BodyText[];
}

interface Parts {
  readonly findings: Findings;
  readonly images: ImageIndex;
  readonly known: Known;
  readonly bodies: Bodies;
  /** Whether a body that takes time to check is to be checked now. */
  readonly isDue: (body: BodyText) => boolean;
  readonly options: LibraryOptions;
}

async function takeStock(parts: Parts, last?: Stock): Promise<Stock> {
  const { findings, images, known, bodies, isDue, options } = parts;
  const reading = sortFindings(findings);
  const { content, bodies: texts, problems: found } = validate(reading, known);
  const addresses = listAddresses(reading.sources);
  const unchecked = texts.filter((body) => !bodies.isChecked(body));
  const inBodies: Problem[] = [];
  await forEachAtOnce(unchecked.filter(isDue), async (body) => {
    inBodies.push(...(await bodies.check(body, addresses)));
  });
  const problems = [...found, ...images.problems, ...inBodies].toSorted(compareProblems);
  const broken = new Set([...filesWithErrors(problems), ...filesWithoutPictures(content, images)]);
  const good = keepLastGood(content, last?.edition.content, reading.sources, broken);
  const edition = makeEdition(good, { ...options, images }, last?.edition);
  return { reading, edition, problems, unchecked };
}

function filesWithErrors(problems: readonly Problem[]): string[] {
  return problems.filter(({ severity }) => severity === 'error').map(({ file }) => file);
}

/** An image that is damaged is a problem of its own file, but the pages of others can't show it. */
function filesWithoutPictures(content: Content, { images, problems }: ImageIndex): string[] {
  if (problems.length === 0) return [];
  const lacks = (name: unknown) => typeof name === 'string' && !images.has(name);
  const entries = content.entries.filter(({ collection, fields }) =>
    imageFields(collection).some((field) => lacks(fields[field])),
  );
  const isSiteBroken = Object.values(content.site?.images ?? {}).some(lacks);
  return [...entries.map(({ file }) => file), ...(isSiteBroken ? ['content/site.yaml'] : [])];
}

/** Checks bodies one after the other, so that whatever is asked for meanwhile comes first. */
async function checkLater({ unchecked, reading }: Stock, { check }: Bodies): Promise<void> {
  const addresses = listAddresses(reading.sources);
  await forEachAtOnce(unchecked, async (body) => {
    await check(body, addresses);
    await setImmediate();
  });
}

function readAgain(root: string, path: string, findings: Map<string, Found>): void {
  if (existsSync(join(root, 'content', path))) findings.set(path, readOne(root, path));
  else findings.delete(path);
}

function cannotCompile(): Promise<never> {
  return Promise.reject(new Error('This library was opened without a compiler.'));
}
