// In: the latest content, the previous one and the files with errors. Out: the last valid version of each file.
import type { Locale } from '../locales.ts';
import { namedMedia, type NamedMedium } from './images/named-media.ts';
import type { Reading } from './source/read.ts';
import type { Content, Fields } from './fields/content.ts';

/** The next content, with the previous version of each broken file, if there is one. */
export function keepLastGood(
  next: Content,
  last: Content | undefined,
  { sources }: Reading,
  broken: ReadonlySet<string>,
): Content {
  if (broken.size === 0) return next;
  const versionOf = (file: string) => (broken.has(file) ? last : next);
  const now = new Map(next.entries.map((entry) => [entry.file, entry]));
  const before = new Map(last?.entries.map((entry) => [entry.file, entry]));
  const entries = sources.flatMap(({ file }) => (broken.has(file) ? before : now).get(file) ?? []);
  const messages = new Map<Locale, Fields>();
  for (const { file, role } of sources) {
    const texts = role.kind === 'messages' && versionOf(file)?.messages.get(role.locale);
    if (texts) messages.set(role.locale, texts);
  }
  const site = versionOf(`${next.folder}/site.yaml`)?.site;
  return { folder: next.folder, entries, messages, ...(site && { site }) };
}

/** Drops what names a picture or a sound that is gone since its last good version. */
export function withoutGaps({ site, ...content }: Content, isThere: IsThere): Content {
  const gone = new Set(filesWithGaps({ ...content, ...(site && { site }) }, isThere));
  const entries = content.entries.filter(({ file }) => !gone.has(file));
  const isWhole = !gone.has(`${content.folder}/site.yaml`);
  return { ...content, entries, ...(site && isWhole && { site }) };
}

type IsThere = (medium: NamedMedium) => boolean;

/** The files that name a picture or a sound that is missing or damaged. */
export function filesWithGaps(content: Content, isThere: IsThere): string[] {
  return namedMedia(content).flatMap((medium) => (isThere(medium) ? [] : [medium.file]));
}
