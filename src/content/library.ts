// In: a project's folder. Out: its content and what is wrong with it, kept up to date file by file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bodyProblems } from './body/body-problems.ts';
import { linkTargets } from './body/link-targets.ts';
import { keepLastGood } from './dev/keep-last-good.ts';
import { forEachAtOnce } from './images/concurrency.ts';
import { indexImages, type ImageIndex } from './images/index-images.ts';
import { localize } from './localize.ts';
import { paginate } from './paginate.ts';
import { compareProblems, type Problem } from './problem/problem.ts';
import { read, readOne, toReading, type Files, type Reading } from './read.ts';
import type { BodyText, Content } from './schema/content.ts';
import { present } from './present.ts';
import { validate } from './validate.ts';
import { readStarter } from './starter.ts';
import { imageFields, smallImages } from './validate/across.ts';
import { leftExamples } from './validate/left-examples.ts';

/** How a project's content is opened. */
export interface LibraryOptions {
  readonly root: string;
  /** Where content is, relative to the root. */
  readonly folder: string;
  /** Whether entries that aren't to be published yet are shown. */
  readonly withDrafts: boolean;
  /** The site's own address where it isn't what site.yaml says. */
  readonly url?: string | undefined;
}

/** A project's content at one moment. */
export interface Snapshot {
  /** What is sound now or, where a file is broken, was when it last was sound. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  /** The texts of entries, by their files. */
  readonly bodies: ReadonlyMap<string, BodyText>;
  readonly reading: Reading;
  readonly images: ImageIndex;
  /** What the site is given, worked out when it is asked for. */
  readonly site: () => ReturnType<typeof present>;
}

/** A project's content. */
export interface Library {
  readonly current: () => Snapshot;
  /** The text of a file, for the frames of its problems. */
  readonly textOf: (file: string) => string | undefined;
  /** Reads files again, by their paths below the content folder; some may be new or gone. */
  readonly update: (paths: readonly string[]) => Promise<void>;
}

/** Opens a project's content and checks all of it. */
export async function openLibrary(options: LibraryOptions): Promise<Library> {
  const { root, folder } = options;
  const files = new Map(read(root, folder));
  const given = { ...options, starter: readStarter() };
  let snapshot = await runStages(files, await indexImages(root, folder), given);
  let lastUpdate: Promise<unknown> = Promise.resolve();
  const update = async (paths: readonly string[]) => {
    for (const path of paths) {
      if (existsSync(join(root, folder, path))) files.set(path, readOne(root, folder, path));
      else files.delete(path);
    }
    const hasNewImages = paths.some((path) => path.startsWith('images/'));
    const images = hasNewImages ? await indexImages(root, folder) : snapshot.images;
    snapshot = await runStages(files, images, given, snapshot.content);
  };
  return {
    current: () => snapshot,
    textOf: (file) => snapshot.reading.sources.find((source) => source.file === file)?.text,
    update(paths) {
      // In sequence: a slower earlier update would overwrite the result of a newer one.
      const result = lastUpdate.then(() => update(paths));
      lastUpdate = result.catch(() => undefined);
      return result;
    },
  };
}

/** read -> validate -> localize -> paginate: what the site is given of files, and their problems. */
async function runStages(
  files: Files,
  images: ImageIndex,
  options: LibraryOptions & { readonly starter: Content },
  last?: Content,
): Promise<Snapshot> {
  const reading = toReading(options.folder, files);
  const { content: sound, bodies, problems: found } = validate(reading);
  const inBodies = await checkBodies(bodies, linkTargets(reading.sources));
  const small = smallImages(sound, reading, images.images);
  const examples = leftExamples(sound, options.starter, reading);
  const problems = [...found, ...images.problems, ...small, ...inBodies, ...examples].toSorted(
    compareProblems,
  );
  const broken = new Set([...filesWithErrors(problems), ...filesWithoutPictures(sound, images)]);
  const content = keepLastGood(sound, last, reading, broken);
  const site = () =>
    present(paginate(localize(content, options)), { ...options, images, site: content.site });
  const texts = content.entries.flatMap(({ file, body }) => (body ? [[file, body] as const] : []));
  return { content, problems, bodies: new Map(texts), reading, images, site };
}

async function checkBodies(
  bodies: readonly BodyText[],
  addresses: ReadonlySet<string>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  await forEachAtOnce(bodies, async (body) => {
    problems.push(...(await bodyProblems(body, addresses)));
  });
  return problems;
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
  const site = isSiteBroken ? [`${content.folder}/site.yaml`] : [];
  return [...entries.map(({ file }) => file), ...site];
}
