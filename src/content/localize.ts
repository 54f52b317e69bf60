// In: valid content. Out: its entries and messages in every language, sorted, with English as the fallback.
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { readPhrase } from './body/read-phrase.ts';
import { compareText } from './problem/problem.ts';
import { required, shapeOf, type Shape } from './schema/collection.ts';
import { collectionNames, collections, type CollectionName } from './schema/collections.ts';
import type { BodyText, Content, Entry } from './schema/content.ts';
import type { Localized } from './schema/localized.ts';
import { isPhrase, messageKeys } from './schema/messages.ts';
import { fieldRegistry } from './schema/scalars.ts';
import { valueAt } from './validate/at-path.ts';
import type { Fields } from './validate/check-fields.ts';

/** An entry in one language. Its translated fields are `Localized`; images are still file names. */
export interface LocalizedEntry {
  readonly slug: string;
  readonly fields: Fields;
  readonly body?: Localized<BodyText>;
}

/** The content in one language. */
export interface LocalizedContent {
  readonly messages: Readonly<Record<string, Localized<unknown>>>;
  readonly collections: ReadonlyMap<CollectionName, readonly LocalizedEntry[]>;
}

/** Localises the content, without drafts unless `withDrafts` is set. */
export function localize(
  content: Content,
  { withDrafts }: { readonly withDrafts: boolean },
): ReadonlyMap<Locale, LocalizedContent> {
  const entries = withDrafts ? content.entries : published(content.entries);
  return new Map(
    locales.map(({ id }) => {
      const collection = (name: CollectionName) => localizeCollection(entries, name, id);
      const all = collectionNames.map((name) => [name, collection(name)] as const);
      return [id, { messages: localizeMessages(content, id), collections: new Map(all) }];
    }),
  );
}

/** The entries that are neither drafts nor translations of drafts. */
export function published(entries: readonly Entry[]): Entry[] {
  const keyOf = ({ collection, slug }: Entry) => `${collection} ${slug}`;
  const drafts = new Set(entries.filter(({ fields }) => fields['draft'] === true).map(keyOf));
  return entries.filter((entry) => !drafts.has(keyOf(entry)));
}

/** Sorts by the originals' fields, so that every language has the same order. */
function localizeCollection(
  entries: readonly Entry[],
  name: CollectionName,
  locale: Locale,
): LocalizedEntry[] {
  const own = entries.filter(({ collection }) => collection === name);
  const translations = new Map(
    own.filter((entry) => entry.locale === locale).map((entry) => [entry.slug, entry]),
  );
  return own
    .filter((entry) => entry.locale === defaultLocale)
    .toSorted(comparator(name))
    .map((original) => localizeEntry(original, translations.get(original.slug), locale));
}

function localizeEntry(
  original: Entry,
  translation: Entry | undefined,
  locale: Locale,
): LocalizedEntry {
  const { translated } = collections[original.collection];
  const { draft, ...others } = original.fields;
  const mark = draft === true ? markDraft : (fields: Fields) => fields;
  const fields = localizeFields(mark(others), mark(translation?.fields ?? {}), translated, locale);
  const body = localizeBody(original, translation, locale);
  return { slug: original.slug, fields, ...(body && { body }) };
}

/** Marks a draft in its title or caption; only the development server shows drafts. */
function markDraft(fields: Fields): Fields {
  const name = 'title' in fields ? 'title' : 'caption';
  const text = fields[name];
  return typeof text === 'string' ? { ...fields, [name]: `Draft: ${text}` } : fields;
}

/** The interface texts in one language; one that English lacks, in development only, falls back to its key. */
function localizeMessages({ messages }: Content, locale: Locale): LocalizedContent['messages'] {
  const [originals, own] = [messages.get(defaultLocale), messages.get(locale)];
  return Object.fromEntries(
    messageKeys.map((key) => {
      const path = key.split('.');
      const text = withProvenance(valueAt(originals, path) ?? key, valueAt(own, path), locale);
      return [key, isPhrase(key) ? withHtml(text) : text];
    }),
  );
}

/** Fields fall back one by one, those within objects too. */
function localizeFields(
  original: Fields,
  translation: Fields,
  shape: Shape,
  locale: Locale,
): Fields {
  const localized = Object.entries(shape).map(([name, schema]): [string, unknown] => {
    const [value, own] = [original[name], translation[name]];
    const below = shapeOf(schema);
    if (below && isFields(value))
      return [name, localizeFields(value, isFields(own) ? own : {}, below, locale)];
    if (value === undefined && (below || own === undefined)) return [name, undefined];
    const text = value === undefined ? { value: own } : withProvenance(value, own, locale);
    const hasMarkup = fieldRegistry.get(required(schema))?.kind === 'phrase';
    return [name, hasMarkup ? withHtml(text) : text];
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
): Localized<BodyText> | undefined {
  if (!original.body) return translation?.body && { value: translation.body };
  return withProvenance(original.body, translation?.body, locale);
}

function withProvenance<Value>(
  original: Value,
  own: Value | undefined,
  locale: Locale,
): Localized<Value> {
  if (own !== undefined) return { value: own };
  return locale === defaultLocale ? { value: original } : { value: original, lang: defaultLocale };
}

/** A phrase as plain text and, where it holds markup, as HTML. */
function withHtml(text: Localized<unknown>): Localized<unknown> {
  return typeof text.value === 'string' ? { ...text, ...readPhrase(text.value) } : text;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const collator = new Intl.Collator('en');

function comparator(name: CollectionName): (a: Entry, b: Entry) => number {
  const { order } = collections[name];
  const shape: Shape = collections[name].shared;
  const keys = order.map((key) => {
    const field = key.replace(/^-/, '');
    const schema = shape[field];
    const choices = schema && fieldRegistry.get(required(schema))?.choices;
    return { field, choices, sign: key.startsWith('-') ? -1 : 1 };
  });
  return (a, b) => {
    for (const { field, choices, sign } of keys) {
      const difference = compare(a.fields[field], b.fields[field], choices);
      if (difference !== 0) return sign * difference;
    }
    return compareText(a.slug, b.slug);
  };
}

function compare(a: unknown, b: unknown, choices: readonly string[] | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [readPhrase(String(a)).value, readPhrase(String(b)).value];
  return choices ? choices.indexOf(left) - choices.indexOf(right) : collator.compare(left, right);
}
