// In: the sources of entries. Out: the entries that are sound by themselves, and what is wrong with the rest.
import { hash } from 'node:crypto';
import { defaultLocale, type Locale } from '../../locales.ts';
import type { Entry } from '../content.ts';
import { problemAt } from '../locate.ts';
import { nearest } from '../nearest.ts';
import type { Source } from '../read.ts';
import { checkEntry, type CheckedEntry } from './entry.ts';
import type { CheckedFile, Known } from './known.ts';

/** An entry's file: the entry where it is sound, and what is wrong with it. */
export type Examined = CheckedFile<'entry', Entry>;

/** Checks every entry; files whose digests are known aren't parsed again. */
export function validateEntries(sources: ReadonlyMap<string, Source>, known: Known): Examined[] {
  return [...sources.values()].flatMap((source) => {
    const { place } = source;
    if (place.kind !== 'entry') return [];
    if (place.locale === defaultLocale) return [examine(source, place, undefined, known)];
    const original = sources.get(originalOf(source.file, place.locale));
    return [
      original ? examine(source, place, original, known) : orphan(source, place.locale, sources),
    ];
  });
}

type EntryPlace = Extract<Source['place'], { kind: 'entry' }>;

function examine(
  source: Source,
  place: EntryPlace,
  original: Source | undefined,
  { entry: remember, cache }: Known,
): Examined {
  const key = `${source.file} ${original?.digest ?? ''} ${source.digest}`;
  return remember(source.file, key, () => {
    const kept = cache?.get(key);
    const checked = isCheckedEntry(kept) ? kept : checkEntry(source, place.collection, original);
    if (checked !== kept) cache?.set(key, checked);
    const entry = checked.fields && toEntry(source, place, checked, checked.fields);
    return { problems: checked.problems, ...(entry && { entry }) };
  });
}

/** The cache is sealed by a digest, so its values are ours; a glance tells an entry from anything else. */
function isCheckedEntry(value: unknown): value is CheckedEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'problems' in value &&
    Array.isArray(value.problems)
  );
}

function toEntry(
  source: Source,
  place: EntryPlace,
  checked: CheckedEntry,
  fields: Entry['fields'],
): Entry {
  const { locale, collection, slug } = place;
  const { bodyStart, bodyLine = 1 } = checked;
  const { file, text } = source;
  const entry = { file, locale, collection, slug, fields };
  if (bodyStart === undefined) return entry;
  const body = text.slice(bodyStart);
  return { ...entry, body: { file, text: body, digest: hash('sha1', body), line: bodyLine } };
}

function originalOf(file: string, locale: Locale): string {
  return file.replace(`content/${locale}/`, `content/${defaultLocale}/`);
}

function orphan(source: Source, locale: Locale, sources: ReadonlyMap<string, Source>): Examined {
  const folder = source.file.slice(0, source.file.lastIndexOf('/') + 1);
  const originals = originalOf(folder, locale);
  const slugs = [...sources.keys()]
    .filter((file) => file.startsWith(originals))
    .map((file) => file.slice(originals.length, -'.mdx'.length));
  const near = nearest(source.file.slice(folder.length, -'.mdx'.length), slugs);
  const problem = problemAt(source, 0, 0, {
    code: 'translation-orphan',
    message: 'This is a translation of an entry that does not exist in English.',
    hint: near
      ? `Did you mean ${folder}${near}.mdx?`
      : `Write the English entry first, in ${originals}.`,
  });
  return { problems: [problem] };
}
