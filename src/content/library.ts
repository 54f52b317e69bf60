// In: a project's folder. Out: its content and its problems, updated incrementally.
import { isDeepStrictEqual } from 'node:util';
import { bodyProblems } from './markdown/body-problems.ts';
import { keepLastGood } from './keep-last-good.ts';
import { mapConcurrently } from './io/map-concurrently.ts';
import { indexFonts } from './assets/fonts.ts';
import { indexIcons } from './assets/icon.ts';
import { indexImages } from './images/index-images.ts';
import type { MediaIndex } from './assets/index-media.ts';
import { mediaRefsIn, type MediaRef } from './assets/media-refs.ts';
import { indexSounds } from './assets/sounds.ts';
import { localize } from './localize.ts';
import { ContentError } from './report/content-error.ts';
import { fileProblem } from './report/locate.ts';
import { compareProblems, formatProblems, type Problem } from './report/problem.ts';
import {
  listFiles,
  readFiles,
  readContentFile,
  groupFiles,
  type FilesByPath,
  type ClassifiedFile,
  type ProjectContent,
  type ContentFiles,
} from './source/read-files.ts';
import { findSourceFile } from './source/source-file.ts';
import type { Content, SiteContent } from './fields/content.ts';
import { present } from './present.ts';
import { validate } from './check.ts';
import { checkMedia, type MediaIndexes } from './check/check-media.ts';

/** Which content is opened, and whether for development. */
interface LibraryOptions extends ProjectContent {
  /** Whether pages get drafts as well, and the file of each entry. */
  readonly isDevelopment?: boolean;
  /** Overrides the site's URL in site.yaml. */
  readonly url?: string | undefined;
}

/** A project's content after its latest update. */
export interface Snapshot {
  /** The last valid version of each file. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly reading: ContentFiles;
  readonly media: MediaIndexes & { readonly icon: MediaIndex<object> };
  /** The content for pages, computed lazily. Throws a `ContentError` if site.yaml was never valid. */
  readonly site: () => SiteContent;
}

/** A project's content, whose snapshot is replaced by every update. */
export interface Library {
  readonly current: () => Snapshot;
  /** The source text of a file, for code frames. */
  readonly textOf: (file: string) => string | undefined;
  /**
   * Re-reads files by their paths below the content folder (an empty path means all), and detects new and deleted ones;
   * resolves to whether anything has changed.
   */
  readonly update: (paths: readonly string[]) => Promise<boolean>;
}

/** Returns one shared library, which the first call opens. */
export type OpenLibrary = () => Promise<Library>;

export async function openLibrary(options: LibraryOptions): Promise<Library> {
  let files = readFiles(options);
  let snapshot = await runStages(files, await indexMedia(files, options), options);
  let lastUpdate: Promise<unknown> = Promise.resolve();
  const update = async (paths: readonly string[]) => {
    const next = new Map(files);
    const changed = rereadFiles(next, paths, options);
    if (changed.length === 0) return false;
    const hasFiles = changed.some((path) => /^(?:images\/|files\/|fonts\/|icon\.)/.test(path));
    const indexed = hasFiles ? await indexMedia(next, options) : snapshot.media;
    snapshot = await runStages(next, indexed, options, snapshot.content);
    // Last: if a stage throws, the next update still sees these changes.
    files = next;
    return true;
  };
  return {
    current: () => snapshot,
    textOf: (file) => textIn(snapshot.reading, file),
    update(paths) {
      // In sequence: a slower earlier update would overwrite the result of a newer one.
      const result = lastUpdate.then(() => update(paths));
      lastUpdate = result.catch(() => undefined);
      return result;
    },
  };
}

/**
 * Updates files in place, and returns the paths of those that are new, deleted or changed. Lists all of them, since a
 * watcher reports a deletion late, and may never report the files of a moved folder.
 */
function rereadFiles(
  files: Map<string, ClassifiedFile>,
  paths: readonly string[],
  project: ProjectContent,
): string[] {
  const listed = new Set(listFiles(project));
  const removed = [...files.keys()].filter((path) => !listed.has(path));
  for (const path of removed) files.delete(path);
  const updated = [...listed].filter((path) => {
    const last = files.get(path);
    if (last && !paths.includes(path) && !paths.includes('')) return false;
    const next = readContentFile(project, path);
    if (isDeepStrictEqual(last, next)) return false;
    files.set(path, next);
    return true;
  });
  return [...removed, ...updated];
}

/** Files -> validate -> localize -> present, with the problems of every stage. */
async function runStages(
  files: FilesByPath,
  media: Snapshot['media'],
  options: LibraryOptions,
  last?: Content,
): Promise<Snapshot> {
  const reading = groupFiles(options, files);
  const { content: valid, bodies, addressesFor, problems: fieldProblems } = validate(reading);
  const inBodies = await mapConcurrently(bodies, (body) =>
    // Cached only at the start, or each save would add an entry.
    bodyProblems(body, addressesFor(body.file), last === undefined),
  );
  const problems = [
    ...fieldProblems,
    ...unusableFiles(media.image, `${reading.folder}/images`),
    ...unusableFiles(media.icon, reading.folder),
    ...checkMedia(valid, reading, media),
    ...inBodies.flat(),
  ].toSorted(compareProblems);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ file }) => file);
  const exists = ({ kind, name }: MediaRef) => media[kind].files.has(name);
  const content = keepLastGood(valid, last, reading, errors, exists);
  let presented: SiteContent | undefined;
  const site = () =>
    (presented ??= {
      ...presentSite(content, { ...options, media, problems, reading }),
      addresses: addressesFor('')[options.isDevelopment ? 'withDrafts' : 'published'],
    });
  return { content, problems, reading, media, site };
}

function presentSite(
  content: Content,
  {
    problems,
    reading,
    isDevelopment = false,
    ...options
  }: LibraryOptions & Pick<Snapshot, 'media' | 'problems' | 'reading'>,
): ReturnType<typeof present> {
  const { site } = content;
  if (!site) throw new ContentError(formatProblems(problems, (file) => textIn(reading, file)));
  const localized = localize(content, options.model, { withDrafts: isDevelopment });
  return present(localized, {
    ...options,
    site,
    mediaRefs: mediaRefsIn(content, options.model.site),
    ...(isDevelopment && { sourceRoot: options.root }),
  });
}

function textIn({ sources }: ContentFiles, file: string): string | undefined {
  return findSourceFile(sources, file)?.text;
}

/** The problems with files that are published whether or not an entry refers to them. */
function unusableFiles({ issues }: MediaIndex<object>, folder: string): Problem[] {
  return [...issues].map(([name, issue]) => fileProblem(`${folder}/${name}`, issue));
}

async function indexMedia(files: FilesByPath, project: ProjectContent): Promise<Snapshot['media']> {
  return {
    image: await indexImages(project, files),
    icon: await indexIcons(project, files),
    sound: await indexSounds(project, files),
    font: await indexFonts(project, files),
  };
}
