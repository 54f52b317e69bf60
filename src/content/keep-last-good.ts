// In: the latest content, the previous one and the files with errors. Out: the last valid version of each file.
import type { Locale } from '../locales.ts';
import { mediaRefsIn, type MediaRef } from './assets/media-refs.ts';
import type { ContentFiles } from './source/read-files.ts';
import type { Content, FieldValues } from './fields/content.ts';

/**
 * The next content, where each file that is broken, or refers to a missing or damaged medium, is replaced by its last
 * version. A file whose last version isn't valid either is omitted.
 */
export function keepLastGood(
  next: Content,
  last: Content | undefined,
  { sources, folder, model }: ContentFiles,
  broken: readonly string[],
  hasMedium: (ref: MediaRef) => boolean,
): Content {
  const versions = (last ? [next, last] : [next]).map((content) => {
    const missing = mediaRefsIn(content, model.site).filter((ref) => !hasMedium(ref));
    return {
      content,
      entries: new Map(content.entries.map((entry) => [entry.file, entry])),
      invalid: new Set([...missing.map(({ file }) => file), ...(content === next ? broken : [])]),
    };
  });
  const versionOf = (path: string) => versions.find(({ invalid }) => !invalid.has(path));
  const entries = sources.flatMap(({ file }) => versionOf(file)?.entries.get(file) ?? []);
  const messages = new Map<Locale, FieldValues>();
  for (const { file, role } of sources) {
    const texts = role.kind === 'messages' && versionOf(file)?.content.messages.get(role.locale);
    if (texts) messages.set(role.locale, texts);
  }
  const site = versionOf(`${folder}/site.yaml`)?.content.site;
  return { folder, entries, messages, ...(site && { site }) };
}
