// In: valid content. Out: its entries and messages in every language, sorted, with the original as the fallback.
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { readyLanguage } from '../text/ready-languages.ts';
import { renderText, renderTexts } from './markdown/read-phrase.ts';
import { memoize } from '../memoize.ts';
import { fieldAt, type Shape } from './fields/shape.ts';
import type { MessageModel } from './fields/messages.ts';
import type { ContentModel } from './model.ts';
import { type Collection, titleFieldOf } from './fields/collection.ts';
import { type Content, type Entry, type FieldValues, published } from './fields/content.ts';
import type { BodyRef, Localized } from './fields/localized.ts';
import { valueAt } from './fields/value-at.ts';
import { countBlocks } from './page-list.ts';
import { comparator } from './sort-entries.ts';
import { isObject } from '../text/is-object.ts';

/** An entry in one language. Its translated fields are `Localized`; images are still file names. */
export interface LocalizedEntry {
  /** The file of the translation, or of the original if there is none. */
  readonly file: string;
  readonly locale: Locale;
  readonly slug: string;
  readonly fields: FieldValues;
  readonly body?: Localized<BodyRef>;
  /** The number of blocks of the original's body. */
  readonly blockCount: number;
}

export interface LocalizedContent {
  readonly messages: Readonly<Record<string, Localized<unknown>>>;
  /** The keys of the interface texts that the site itself sets in the language. */
  readonly customTexts: ReadonlySet<string>;
  readonly collections: ReadonlyMap<Collection, readonly LocalizedEntry[]>;
}

/** Localises the content, without drafts unless `withDrafts` is set. */
export function localize(
  content: Content,
  { collections, messages }: ContentModel,
  { withDrafts }: { readonly withDrafts: boolean },
): ReadonlyMap<Locale, LocalizedContent> {
  const entries = withDrafts ? content.entries : published(content.entries);
  const entriesByCollection = collections.map(
    (collection) => [collection, localizeCollection(entries, collection, content.site)] as const,
  );
  return new Map(
    locales.map(({ id }) => {
      const localized = entriesByCollection.map(
        ([collection, list]) => [collection, list.flatMap((entry) => entry.get(id) ?? [])] as const,
      );
      return [id, { ...localizeMessages(content, messages, id), collections: new Map(localized) }];
    }),
  );
}

type EntryByLocale = ReadonlyMap<Locale, LocalizedEntry>;

/** Sorts by the originals' fields, so that every language has the same order. */
function localizeCollection(
  all: readonly Entry[],
  collection: Collection,
  site: Content['site'],
): EntryByLocale[] {
  const collectionEntries = all.filter((entry) => entry.collection === collection);
  const entries = new Map(
    collectionEntries.map((entry) => [`${entry.locale} ${entry.slug}`, entry]),
  );
  return collectionEntries
    .filter((entry) => entry.locale === defaultLocale)
    .toSorted(comparator(collection, site))
    .map((original) => {
      const translations = locales.slice(1).map(({ id }) => entries.get(`${id} ${original.slug}`));
      return localizeToAll(original, ...translations);
    });
}

const localizeToAll = memoize(
  (original: Entry, ...translations: (Entry | undefined)[]): EntryByLocale => {
    const versions = [undefined, ...translations];
    return new Map(
      locales.map(({ id }, index) => [id, localizeEntry(original, versions[index], id)]),
    );
  },
);

function localizeEntry(
  original: Entry,
  translation: Entry | undefined,
  locale: Locale,
): LocalizedEntry {
  const { translated } = original.collection;
  const title = titleFieldOf(original.collection);
  const mark = (fields: FieldValues = {}) => (original.isDraft ? markDraft(fields, title) : fields);
  const fields = localizeFields(
    mark(original.fields),
    mark(translation?.fields),
    translated,
    locale,
  );
  const body = localizeBody(original, translation, locale);
  const { file } = translation ?? original;
  const blockCount = countBlocks(original.body);
  return { file, locale, slug: original.slug, fields, blockCount, ...(body && { body }) };
}

/** Marks a draft in its title field; only the development server shows drafts. */
function markDraft(fields: FieldValues, name: string): FieldValues {
  const text = fields[name];
  return typeof text === 'string' ? { ...fields, [name]: `Draft: ${text}` } : fields;
}

/**
 * The interface texts in one language: the site's translation, else its original, else the ready text. If the original's
 * language isn't ready, its texts have to be written, and a language that is ready prefers its ready texts. A required text
 * that is missing, in development only, falls back to its key.
 */
function localizeMessages(
  content: Content,
  { rows, readyText, schema }: MessageModel,
  locale: Locale,
): Pick<LocalizedContent, 'messages' | 'customTexts'> {
  const [originals, translations] = [defaultLocale, locale].map((id) => content.messages.get(id));
  const customTexts = new Set<string>();
  const texts = [...rows].flatMap(([key, { optional }]) => {
    const path = key.split('.');
    const [original, translation] = [valueAt(originals, path), valueAt(translations, path)];
    if (translation !== undefined) customTexts.add(key);
    const ready = readyText(key, locale) ?? (optional ? undefined : { value: key });
    const prefersReady = !isOriginalReady && ready !== undefined && !ready.lang;
    const isCustom = translation !== undefined || (original !== undefined && !prefersReady);
    const text = isCustom ? withProvenance(original, translation, locale) : ready;
    const field = fieldAt(schema.shape, path);
    return text ? [[key, renderText(text, locale, field?.type)] as const] : [];
  });
  return { messages: Object.fromEntries(texts), customTexts };
}

const isOriginalReady = readyLanguage(defaultLocale) !== undefined;

/** Fields fall back one by one, also within objects. */
function localizeFields(
  original: FieldValues,
  translation: FieldValues,
  shape: Shape,
  locale: Locale,
): FieldValues {
  const localized = Object.entries(shape).map(([name, field]): [string, unknown] => {
    const [value, translated] = [original[name], translation[name]];
    const nested = field.fields;
    if (nested && isObject(value))
      return [name, localizeFields(value, isObject(translated) ? translated : {}, nested, locale)];
    if (value === undefined && (nested || translated === undefined)) return [name, undefined];
    const text =
      value === undefined ? { value: translated } : withProvenance(value, translated, locale);
    return [name, renderTexts(text, locale, field.type)];
  });
  return {
    ...original,
    ...Object.fromEntries(localized.filter(([, value]) => value !== undefined)),
  };
}

function localizeBody(
  original: Entry,
  translation: Entry | undefined,
  locale: Locale,
): Localized<BodyRef> | undefined {
  if (!original.body) return translation?.body && { value: translation.body };
  return withProvenance(original.body, translation?.body, locale);
}

function withProvenance<Value>(
  original: Value,
  translation: Value | undefined,
  locale: Locale,
): Localized<Value> {
  if (translation !== undefined) return { value: translation };
  return locale === defaultLocale ? { value: original } : { value: original, lang: defaultLocale };
}
