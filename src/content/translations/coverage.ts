// In: content that is sound. Out: how far it is translated into a language.
import { defaultLocale, type Locale } from '../../locales.ts';
import { fileOf } from '../file-role.ts';
import { translatedNames } from '../schema/collection.ts';
import { collectionNames, collections, type CollectionName } from '../schema/collections.ts';
import type { Content, Entry } from '../schema/content.ts';
import { messageKeys } from '../schema/messages.ts';
import { readYaml } from '../validate/yaml.ts';
import { compare, type Comparison, type Texts } from './compare.ts';
import { textsOf } from './digest.ts';
import { readKeep, readStamp, type Stamp } from './marks.ts';

/** How far an entry is translated. */
export interface EntryCoverage extends Comparison {
  readonly collection: CollectionName;
  readonly slug: string;
  /** The original's file. */
  readonly original: string;
  /** The translation's file, whether or not it is there. */
  readonly file: string;
  readonly exists: boolean;
}

/** How far the site is translated into a language. Drafts don't count. */
export interface Coverage {
  readonly locale: Locale;
  readonly entries: readonly EntryCoverage[];
  readonly messages: Comparison & { readonly file: string; readonly original: string };
}

/** Compares everything in a language with its originals. */
export function coverageOf(
  content: Content,
  locale: Locale,
  textOf: (file: string) => string | undefined,
): Coverage {
  const translations = new Map(
    content.entries.filter((entry) => entry.locale === locale).map((entry) => [entry.file, entry]),
  );
  const entries = collectionNames.flatMap((name) =>
    content.entries
      .filter(({ collection, fields, ...entry }) => {
        return collection === name && entry.locale === defaultLocale && fields['draft'] !== true;
      })
      .map((original) => {
        const file = fileOf(content.folder, { ...original, locale });
        return compareEntry(original, file, translations.get(file));
      }),
  );
  return { locale, entries, messages: compareMessages(content, locale, textOf) };
}

function compareEntry(
  original: Entry,
  file: string,
  translation: Entry | undefined,
): EntryCoverage {
  const { collection, slug } = original;
  const names = translatedNames(collections[collection]);
  const comparison = compare(textsOf(names, original.fields, original.body?.text), {
    texts: textsOf(names, translation?.fields, translation?.body?.text),
    stamp: readStamp(translation?.fields['translates']),
    keep: readKeep(translation?.fields['keep']),
  });
  const place = { collection, slug, original: original.file, file };
  return { ...place, exists: translation !== undefined, ...comparison };
}

function compareMessages(
  { folder, messages }: Content,
  locale: Locale,
  textOf: (file: string) => string | undefined,
): Coverage['messages'] {
  const file = `${folder}/${locale}/messages.yaml`;
  const marks = readMessageMarks({ file, text: textOf(file) ?? '' });
  const [original, own] = [messages.get(defaultLocale), messages.get(locale)];
  const comparison = compare(messageTexts(original), { texts: messageTexts(own), ...marks });
  return { file, original: `${folder}/${defaultLocale}/messages.yaml`, ...comparison };
}

function messageTexts(messages: Readonly<Record<string, unknown>> = {}): Texts {
  return new Map(
    messageKeys.flatMap((key) => {
      const text = messages[key];
      return typeof text === 'string' ? [[key, text] as const] : [];
    }),
  );
}

/** What a messages.yaml says about itself: a stamp of each group, here as one. */
export function readMessageMarks(source: { file: string; text: string }): {
  stamp: Stamp;
  keep: ReadonlySet<string>;
} {
  const { value } = readYaml(source);
  const fields = entriesOf(value);
  const groups = [...entriesOf(fields.get('translates'))];
  const stamp = groups.flatMap(([group, written]) =>
    [...readStamp(written)].map(([name, digests]) => [`${group}.${name}`, digests] as const),
  );
  return { stamp: new Map(stamp), keep: readKeep(fields.get('keep')) };
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
}
