import type { Locale } from '../../locales.ts';
import type { Content } from '../schema/content.ts';
import type { Source } from '../read.ts';
import type { MessageTexts } from '../validate/messages.ts';

/** The next content; where a file is broken, what it said when it was last sound, or nothing where it never was. */
export function keepLastGood(
  next: Content,
  last: Content | undefined,
  sources: readonly Source[],
  broken: ReadonlySet<string>,
): Content {
  if (broken.size === 0) return next;
  const versionOf = (file: string) => (broken.has(file) ? last : next);
  const now = new Map(next.entries.map((entry) => [entry.file, entry]));
  const then = new Map(last?.entries.map((entry) => [entry.file, entry]));
  const entries = sources.flatMap(({ file }) => (broken.has(file) ? then : now).get(file) ?? []);
  const messages = new Map<Locale, MessageTexts>();
  for (const { file, place } of sources.filter((source) => source.place.kind === 'messages')) {
    const texts = 'locale' in place ? versionOf(file)?.messages.get(place.locale) : undefined;
    if ('locale' in place && texts) messages.set(place.locale, texts);
  }
  const site = versionOf('content/site.yaml')?.site;
  return { entries, messages, ...(site && { site }) };
}
