// In: valid content and its problems. Out: the state of every translation.
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { entryFileOf, messagesFileOf } from '../source/file-role.ts';
import type { ContentFiles } from '../source/read-files.ts';
import type { Snapshot } from '../library.ts';
import { type Collection, translatedNames } from '../fields/collection.ts';
import { type Content, type Entry, published } from '../fields/content.ts';
import { memoize } from '../../memoize.ts';
import { valueAt } from '../fields/value-at.ts';
import { findSourceFile } from '../source/source-file.ts';
import {
  compareTranslation,
  type Comparison,
  type TranslatedTexts,
  type Translation,
  translatedTexts,
} from './stamp.ts';

/** The state of an entry's translation. */
interface EntryCoverage extends Comparison {
  readonly collection: Collection;
  readonly slug: string;
  /** The original's file. */
  readonly original: string;
  /** The translation's file, whether or not it exists. */
  readonly file: string;
}

/** The state of the translations into a language, without drafts. */
export interface Coverage {
  readonly locale: Locale;
  readonly entries: readonly EntryCoverage[];
  readonly messages: Comparison & { readonly file: string; readonly original: string };
}

export interface TranslationStatus {
  readonly coverages: readonly Coverage[];
  /** Files with errors, which aren't counted. */
  readonly broken: readonly string[];
}

/** Compares all translations with their originals, without files that have errors. */
export function coveragesOf({
  content,
  problems,
  reading,
}: Pick<Snapshot, 'content' | 'problems' | 'reading'>): TranslationStatus {
  const errors = problems.filter(
    ({ severity, code }) => severity === 'error' && !isTextIssue(code),
  );
  const broken = [...new Set(errors.map(({ file }) => file))];
  const languages = locales.filter(({ id }) => id !== defaultLocale);
  const coverages = languages.map(({ id }) => ({
    locale: id,
    entries: compareEntries(content, reading, id).filter(({ file }) => !broken.includes(file)),
    messages: compareMessages(reading, id, broken),
  }));
  return { coverages, broken };
}

/** Whether an error is in the content of an interface text, whose key is valid. */
function isTextIssue(code: string): boolean {
  return /^(?:message|announcement)-/.test(code);
}

function compareEntries(
  { entries, folder }: Content,
  { model: { collections } }: ContentFiles,
  locale: Locale,
): EntryCoverage[] {
  const translations = new Map(
    entries.filter((entry) => entry.locale === locale).map((entry) => [entry.file, entry]),
  );
  const originals = published(entries).filter((entry) => entry.locale === defaultLocale);
  const pairs = originals.map((original) => {
    const { collection, slug } = original;
    const file = entryFileOf(folder, { locale, collection, slug });
    const translation = translations.get(file);
    return {
      identity: { collection, slug, original: original.file, file },
      texts: textsOfEntry(original),
      translated: {
        texts: translation ? textsOfEntry(translation) : new Map<string, string>(),
        stamp: translation?.fields['translates'],
      },
    };
  });
  const unchanged = new Set(pairs.flatMap(({ texts, translated }) => sameIn(texts, translated)));
  const compared = pairs.map(({ identity, texts, translated }) => {
    const names = [...texts].filter((pair) => unchanged.has(pair.join('\n'))).map(([name]) => name);
    return { ...identity, ...compareTranslation(texts, translated, new Set(names)) };
  });
  return collections.flatMap((collection) =>
    compared.filter((entry) => entry.collection === collection),
  );
}

/** An original is compared with its translation in every language. */
const textsOfEntry = memoize(({ collection, fields, body }: Entry): TranslatedTexts =>
  translatedTexts(translatedNames(collection), fields, body?.text),
);

/** The texts that are the same in a translation, such as names of people and towns. */
function sameIn(original: TranslatedTexts, { texts }: Translation): string[] {
  return [...original]
    .filter(([name, text]) => texts.get(name) === text)
    .map((pair) => pair.join('\n'));
}

function compareMessages(
  { folder, model: { messages }, sources }: ContentFiles,
  locale: Locale,
  broken: readonly string[],
): Coverage['messages'] {
  const [file, original] = [messagesFileOf(folder, locale), messagesFileOf(folder, defaultLocale)];
  const keys = [file, original].some((path) => broken.includes(path))
    ? []
    : messages.translatedKeys;
  const fields = findSourceFile(sources, file)?.tree.value;
  const texts = translatedTexts(keys, findSourceFile(sources, original)?.tree.value);
  return {
    file,
    original,
    ...compareTranslation(texts, {
      texts: translatedTexts(keys, fields),
      stamp: valueAt(fields, ['translates']),
    }),
  };
}
