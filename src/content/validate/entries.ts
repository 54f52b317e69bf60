// In: the sources of entries. Out: the entries that are sound by themselves, and what is wrong with the rest.
import { hash } from 'node:crypto';
import { defaultLocale, type Locale } from '../../locales.ts';
import type { BodyText } from '../schema/content.ts';
import { collectionNames } from '../schema/collections.ts';
import { problemAt } from '../problem/locate.ts';
import { nearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import type { Source } from '../read.ts';
import { checkEntry, type CheckedEntry } from './entry.ts';
import { isTold } from './is-told.ts';
import type { CheckedEntryFile, Known } from './known.ts';

/** An entry's file: the entry where it is sound, the body in any case, and what is wrong with it. */
export type Examined = CheckedEntryFile;

/** Checks every entry; files whose digests are known aren't parsed again. */
export function validateEntries(
  sources: ReadonlyMap<string, Source>,
  known: Known,
  told: readonly Problem[] = [],
): Examined[] {
  return [...sources.values()].flatMap((source) => {
    const { place } = source;
    if (place.kind !== 'entry') return [];
    if (place.locale === defaultLocale) return [examine(source, place, undefined, known)];
    const name = originalOf(source.file, place.locale);
    const original = sources.get(name);
    if (original) return [examine(source, place, original, known)];
    return isTold(name, told) ? [] : [orphan(source, place, sources)];
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
    const body = toBody(source, checked);
    const { fields, problems } = checked;
    const { file } = source;
    const { locale, collection, slug } = place;
    const entry = fields && { file, locale, collection, slug, fields, ...(body && { body }) };
    return { problems, ...(entry && { entry }), ...(body && { body }) };
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

function toBody(
  { file, text }: Source,
  { bodyStart, bodyLine: line = 1 }: CheckedEntry,
): BodyText | undefined {
  if (bodyStart === undefined) return undefined;
  const body = text.slice(bodyStart);
  return { file, text: body, digest: hash('sha1', body), line };
}

function originalOf(file: string, locale: Locale): string {
  return file.replace(`content/${locale}/`, `content/${defaultLocale}/`);
}

function orphan(
  source: Source,
  { locale, collection, slug }: EntryPlace,
  sources: ReadonlyMap<string, Source>,
): Examined {
  const folder = source.file.slice(0, source.file.lastIndexOf('/') + 1);
  const originals = originalOf(folder, locale);
  const slugs = [...sources.keys()]
    .filter((file) => file.startsWith(originals))
    .map((file) => file.slice(originals.length, -'.mdx'.length));
  const near = nearest(slug, slugs);
  const elsewhere = collectionNames.find((name) =>
    sources.has(`content/${defaultLocale}/${name}/${slug}.mdx`),
  );
  const problem = problemAt(source, 0, 0, {
    code: 'translation-orphan',
    message: `There is no English entry \`${slug}\` in ${originals} that this could translate.`,
    hint: near
      ? `Did you mean ${folder}${near}.mdx?`
      : (elsewhere && elsewhere !== collection && `Move it to content/${locale}/${elsewhere}/.`) ||
        `Give it the name of the entry that it translates, or write ${originals}${slug}.mdx first.`,
  });
  return { problems: [problem] };
}
