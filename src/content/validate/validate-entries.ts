// In: the sources of entries. Out: the entries that are sound by themselves, and the problems of the rest.
import { hash } from 'node:crypto';
import { defaultLocale } from '../../locales.ts';
import { fileOf, type EntryRole } from '../file-role.ts';
import { problemAt } from '../problem/locate.ts';
import { nearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import type { Reading, Source } from '../read.ts';
import { collectionNames } from '../schema/collections.ts';
import type { BodyText, Entry } from '../schema/content.ts';
import { checkEntry, type CheckedEntry } from './check-entry.ts';
import { isReported } from './missing-file.ts';

/** What an entry's file came to: the entry where it is sound, the body in any case, and its problems. */
export interface ValidatedEntry {
  readonly entry?: Entry;
  readonly body?: BodyText;
  readonly problems: readonly Problem[];
}

/** Checks every entry by itself, translations with their originals. */
export function validateEntries(reading: Reading): ValidatedEntry[] {
  const sources = new Map(reading.sources.map((source) => [source.file, source]));
  return reading.sources.flatMap((source) => {
    const { role } = source;
    if (role.kind !== 'entry') return [];
    if (role.locale === defaultLocale) return [validateEntry(source, role)];
    const name = fileOf(reading.folder, { ...role, locale: defaultLocale });
    const original = sources.get(name);
    if (original) return [validateEntry(source, role, original)];
    return isReported(name, reading.problems) ? [] : [orphan(source, role, reading)];
  });
}

function validateEntry(source: Source, role: EntryRole, original?: Source): ValidatedEntry {
  const { locale, collection, slug } = role;
  const checked = checkEntry(source, collection, original);
  const { fields, problems } = checked;
  const body = bodyOf(source, checked);
  const { file } = source;
  const entry = fields && { file, locale, collection, slug, fields, ...(body && { body }) };
  return { problems, ...(entry && { entry }), ...(body && { body }) };
}

function bodyOf(
  { file, text }: Source,
  { bodyStart, bodyLine: line = 1 }: CheckedEntry,
): BodyText | undefined {
  if (bodyStart === undefined) return undefined;
  const body = text.slice(bodyStart);
  return { file, text: body, digest: hash('sha1', body), line };
}

function orphan(source: Source, role: EntryRole, { folder, sources }: Reading): ValidatedEntry {
  const { locale, collection, slug } = role;
  const originals = sources.flatMap(({ role: each }) =>
    each.kind === 'entry' && each.locale === defaultLocale ? [each] : [],
  );
  const slugs = originals.filter((each) => each.collection === collection).map((each) => each.slug);
  const near = nearest(slug, slugs);
  const elsewhere = collectionNames.find((name) =>
    originals.some((each) => each.collection === name && each.slug === slug),
  );
  const inOriginals = `${folder}/${defaultLocale}/${collection}/`;
  const problem = problemAt(source, 0, 0, {
    code: 'translation-orphan',
    message: `There is no English entry \`${slug}\` in ${inOriginals} that this could translate.`,
    hint: near
      ? `Did you mean ${fileOf(folder, { ...role, slug: near })}?`
      : (elsewhere && `Move it to ${folder}/${locale}/${elsewhere}/.`) ||
        `Give it the name of the entry that it translates, or write ${inOriginals}${slug}.mdx first.`,
  });
  return { problems: [problem] };
}
