// In: valid content and its problems. Out: the state of every translation.
import { type CollectionName, collectionNames } from '../../pages.ts';
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { published } from '../drafts.ts';
import { fileOf, messagesFileOf } from '../file-role.ts';
import type { Snapshot } from '../library.ts';
import { translatedNames } from '../schema/collection.ts';
import { collections } from '../schema/collections.ts';
import type { Content, Entry, Fields } from '../schema/content.ts';
import type { BodyText } from '../schema/localized.ts';
import { translatedKeys } from '../schema/messages.ts';
import { compare, type Comparison } from './compare.ts';
import { textsOf } from './digest.ts';
import { readKeep, readStamp } from './marks.ts';

/** The state of an entry's translation. */
interface EntryCoverage extends Comparison {
  readonly collection: CollectionName;
  readonly slug: string;
  /** The original's file. */
  readonly original: string;
  /** The translation's file, whether or not it exists. */
  readonly file: string;
  readonly exists: boolean;
}

/** The state of a language, without drafts. */
export interface Coverage {
  readonly locale: Locale;
  readonly entries: readonly EntryCoverage[];
  readonly messages: Comparison & { readonly file: string; readonly original: string };
}

/** The state of all languages. */
export interface Status {
  readonly coverages: readonly Coverage[];
  /** Files with errors, which aren't counted. */
  readonly broken: readonly string[];
}

/** Compares all translations with their originals, without files that have errors. */
export function coveragesOf({ content, problems }: Snapshot): Status {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const broken = new Set(errors.map(({ file }) => file));
  const languages = locales.filter(({ id }) => id !== defaultLocale);
  const coverages = languages.map(({ id }) => coverageOf(content, id, broken));
  return { coverages, broken: [...broken] };
}

function coverageOf(content: Content, locale: Locale, broken: ReadonlySet<string>): Coverage {
  const translations = new Map(
    content.entries.filter((entry) => entry.locale === locale).map((entry) => [entry.file, entry]),
  );
  const originals = published(content.entries).filter((entry) => entry.locale === defaultLocale);
  const entries = collectionNames.flatMap((name) =>
    originals
      .filter(({ collection }) => collection === name)
      .map((original) => {
        const file = fileOf(content.folder, { ...original, locale });
        return compareEntry(original, file, translations.get(file));
      }),
  );
  return {
    locale,
    entries: entries.filter(({ file }) => !broken.has(file)),
    messages: compareMessages(content, locale, broken),
  };
}

function compareEntry(
  original: Entry,
  file: string,
  translation: Entry | undefined,
): EntryCoverage {
  const { collection, slug } = original;
  const names = translatedNames(collections[collection]);
  return {
    collection,
    slug,
    original: original.file,
    file,
    exists: translation !== undefined,
    ...compareTexts(names, original, translation),
  };
}

function compareMessages(
  { folder, messages }: Content,
  locale: Locale,
  broken: ReadonlySet<string>,
): Coverage['messages'] {
  const [fields, own] = [messages.get(defaultLocale), messages.get(locale)];
  const file = messagesFileOf(folder, locale);
  const original = messagesFileOf(folder, defaultLocale);
  const keys = broken.has(file) || broken.has(original) ? [] : translatedKeys;
  return { file, original, ...compareTexts(keys, { fields }, { fields: own }) };
}

interface Written {
  readonly fields?: Fields | undefined;
  readonly body?: BodyText;
}

function compareTexts(names: readonly string[], original: Written, own: Written = {}): Comparison {
  return compare(textsOf(names, original.fields, original.body?.text), {
    texts: textsOf(names, own.fields, own.body?.text),
    stamp: readStamp(own.fields?.['translates']),
    keep: readKeep(own.fields?.['keep']),
  });
}
