// In: a project's folder. Out: its content and what is wrong with it, kept up to date file by file.
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../attempt.ts';
import { bodyProblems } from './body/body-problems.ts';
import { linkTargets } from './body/link-targets.ts';
import { keepLastGood } from './dev/keep-last-good.ts';
import { mapAtOnce } from './images/concurrency.ts';
import { indexImages, type ImageIndex } from './images/index-images.ts';
import { namedImages } from './images/named-images.ts';
import { localize } from './localize.ts';
import { paginate } from './paginate.ts';
import { compareProblems, type Problem } from './problem/problem.ts';
import { read, readOne, toReading, type Files, type Reading } from './read.ts';
import type { Content } from './schema/content.ts';
import { present } from './present.ts';
import { validate } from './validate.ts';
import { readStarter } from './starter.ts';
import { smallImages } from './validate/across.ts';
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
  /** Reads files again, by their paths below the content folder, and forgets all that are gone. */
  readonly update: (paths: readonly string[]) => Promise<void>;
}

/** Opens a project's content once; what is asked for later is given the same. */
export type Open = () => Promise<Library>;

/** Opens a project's content and checks all of it. */
export async function openLibrary(options: LibraryOptions): Promise<Library> {
  const { root, folder } = options;
  const files = new Map(read(root, folder));
  const given = { ...options, starter: readStarter() };
  let snapshot = await runStages(files, await indexImages(root, folder), given);
  let lastUpdate: Promise<unknown> = Promise.resolve();
  const update = async (paths: readonly string[]) => {
    for (const path of paths) files.set(path, readOne(root, folder, path));
    // Not only those: the old name of a renamed file is told a tenth of a second later, that of a folder never.
    for (const path of files.keys()) {
      if (!attempt(() => lstatSync(join(root, folder, path)))) files.delete(path);
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
  const { content: sound, bodies, drafts, problems: found } = validate(reading);
  const all = linkTargets(reading.sources);
  const published = linkTargets(reading.sources.filter(({ file }) => !drafts.has(file)));
  const inBodies = await mapAtOnce(bodies, (body) =>
    bodyProblems(body, drafts.has(body.file) ? all : published, all),
  );
  const small = smallImages(sound, reading, images.images);
  const examples = leftExamples(sound, options.starter, reading);
  const problems = [
    ...found,
    ...images.problems,
    ...small,
    ...inBodies.flat(),
    ...examples,
  ].toSorted(compareProblems);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ file }) => file);
  const broken = new Set([...errors, ...filesWithoutPictures(sound, images)]);
  const content = keepLastGood(sound, last, reading, broken);
  const site = () =>
    present(paginate(localize(content, options)), { ...options, images, site: content.site });
  return { content, problems, reading, images, site };
}

/** An image that is damaged is a problem of its own file, but the pages of others can't show it. */
function filesWithoutPictures(content: Content, { images, problems }: ImageIndex): string[] {
  if (problems.length === 0) return [];
  return namedImages(content).flatMap(({ file, image }) => (images.has(image) ? [] : [file]));
}
