// In: all sources. Out: the content that is sound, and every problem, in path order.
import { defaultLocale, type Locale } from '../locales.ts';
import type { Content, Entry, SiteFields } from './content.ts';
import { problemAt, problemWith, type Fault } from './locate.ts';
import { nearest } from './nearest.ts';
import { compareProblems, type Problem } from './problem.ts';
import type { Reading, Source } from './read.ts';
import { siteSchema } from './site.ts';
import { checkAcross } from './validate/across.ts';
import { checkEntry, type CheckedEntry } from './validate/entry.ts';
import { checkFields } from './validate/fields.ts';
import { checkMessages, type MessageTexts } from './validate/messages.ts';
import { readYaml } from './yaml.ts';

/** What validation came to. */
export interface Validated {
  readonly content: Content;
  readonly problems: readonly Problem[];
}

/** Keeps what a check came to by a key that holds all that it depends on. */
export type Memo = <Value>(key: string, make: () => Value) => Value;

/** Checks every file by itself, then all of them together. */
export function validate(
  { sources, images, problems }: Reading,
  memo: Memo = (_, make) => make(),
): Validated {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const found: Problem[] = [...problems];
  const entries = sources.flatMap((source) => validateEntry(source, byFile, memo, found));
  const messages = validateMessages(byFile, sources, found);
  const site = validateSite(byFile.get('content/site.yaml'), found);
  const content = { entries, messages, ...(site && { site }) };
  found.push(...checkAcross(content, byFile, new Set(images)));
  return { content, problems: found.sort(compareProblems) };
}

function validateEntry(
  source: Source,
  byFile: ReadonlyMap<string, Source>,
  memo: Memo,
  found: Problem[],
): Entry[] {
  const { place } = source;
  if (place.kind !== 'entry') return [];
  const original =
    place.locale === defaultLocale ? undefined : byFile.get(originalOf(source.file, place.locale));
  if (!original && place.locale !== defaultLocale) {
    found.push(orphan(source, byFile));
    return [];
  }
  const key = `${source.file} ${source.digest} ${original?.digest ?? ''}`;
  const checked = memo(key, () => checkEntry(source, place.collection, original));
  found.push(...checked.problems);
  return checked.fields ? [toEntry(source, place, checked, checked.fields)] : [];
}

function toEntry(
  source: Source,
  place: Extract<Source['place'], { kind: 'entry' }>,
  checked: CheckedEntry,
  fields: Entry['fields'],
): Entry {
  const { locale, collection, slug } = place;
  const { bodyStart, bodyLine = 1 } = checked;
  const { file, text } = source;
  const entry = { file, locale, collection, slug, fields };
  return bodyStart === undefined
    ? entry
    : { ...entry, body: { file, text: text.slice(bodyStart), line: bodyLine } };
}

function originalOf(file: string, locale: Locale): string {
  return file.replace(`content/${locale}/`, `content/${defaultLocale}/`);
}

function orphan(source: Source, byFile: ReadonlyMap<string, Source>): Problem {
  const folder = source.file.slice(0, source.file.lastIndexOf('/') + 1);
  const originals =
    source.place.kind === 'entry'
      ? folder.replace(`content/${source.place.locale}/`, `content/${defaultLocale}/`)
      : folder;
  const slugs = [...byFile.keys()]
    .filter((file) => file.startsWith(originals))
    .map((file) => file.slice(originals.length, -'.mdx'.length));
  const near = nearest(source.file.slice(folder.length, -'.mdx'.length), slugs);
  return problemAt(source, 0, 0, {
    code: 'translation-orphan',
    message: 'This is a translation of an entry that does not exist in English.',
    hint: near
      ? `Did you mean ${folder}${near}.mdx?`
      : `Write the English entry first, in ${originals}.`,
  });
}

function validateMessages(
  byFile: ReadonlyMap<string, Source>,
  sources: readonly Source[],
  found: Problem[],
) {
  const file = `content/${defaultLocale}/messages.yaml`;
  const original = byFile.get(file);
  if (!original) found.push(problemWith(file, missingFile));
  const messages = new Map<Locale, MessageTexts>();
  for (const source of sources) {
    if (source.place.kind !== 'messages') continue;
    const { texts, problems } =
      source === original ? checkMessages(source) : checkMessages(source, original);
    found.push(...problems);
    if (texts) messages.set(source.place.locale, texts);
  }
  return messages;
}

function validateSite(source: Source | undefined, found: Problem[]): SiteFields | undefined {
  if (!source) {
    found.push(problemWith('content/site.yaml', missingFile));
    return undefined;
  }
  const checked = checkFields(source, readYaml(source), siteSchema);
  found.push(...checked.problems);
  return checked.fields;
}

const missingFile: Fault = {
  code: 'file-missing',
  message: 'This file is missing.',
  hint: 'Write it; content/README.md says what it holds.',
};
