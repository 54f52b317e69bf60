// In: entries as their files have them. Out: a collection in one language and in its order, with English
// where that language has nothing.
import { defaultLocale, type Locale } from '../locales.ts';
import { required, shapeOf, type Shape } from './schema/collection.ts';
import { collections, type CollectionName } from './schema/collections.ts';
import type { BodyText, Content, Entry } from './schema/content.ts';
import type { Localized } from './schema/localized.ts';
import { messageKeys } from './schema/messages.ts';
import { compareText } from './problem/problem.ts';
import { fields as descriptions } from './schema/scalars.ts';
import type { Fields } from './validate/fields.ts';

/** An entry in one language. Its translated fields are `Localized`; images are still names. */
export interface LocalizedEntry {
  readonly slug: string;
  readonly fields: Fields;
  readonly body?: Localized<BodyText>;
}

/** A collection in one language. Its order is decided on the originals, so it is the same in every language. */
export function localize(
  entries: readonly Entry[],
  name: CollectionName,
  locale: Locale,
): LocalizedEntry[] {
  const own = entries.filter(({ collection }) => collection === name);
  const translations = new Map(own.map((entry) => [`${entry.locale} ${entry.slug}`, entry]));
  return own
    .filter((entry) => entry.locale === defaultLocale)
    .toSorted(comparator(name))
    .map((original) =>
      localizeOnce(original, translations.get(`${locale} ${original.slug}`), locale),
    );
}

interface Known {
  readonly translation: Entry | undefined;
  readonly localized: LocalizedEntry;
}

const known = new WeakMap<Entry, Map<Locale, Known>>();

/** An entry whose files haven't changed is the same object as before, in every edition. */
function localizeOnce(
  original: Entry,
  translation: Entry | undefined,
  locale: Locale,
): LocalizedEntry {
  const ofOriginal = known.get(original) ?? new Map<Locale, Known>();
  const last = ofOriginal.get(locale);
  if (last && last.translation === translation) return last.localized;
  const localized = localizeEntry(original, translation, locale);
  known.set(original, ofOriginal.set(locale, { translation, localized }));
  return localized;
}

function localizeEntry(
  original: Entry,
  translation: Entry | undefined,
  locale: Locale,
): LocalizedEntry {
  const { translated } = collections[original.collection];
  const { draft, ...published } = original.fields;
  const marked = draft === true ? { ...published, draft } : published;
  const fields = localizeFields(marked, translation?.fields ?? {}, translated, locale);
  const body = localizeBody(original, translation, locale);
  return { slug: original.slug, fields, ...(body && { body }) };
}

/** The interface texts in one language; a text that English lacks (in the preview only) shows as its key. */
export function localizeMessages(
  { messages }: Content,
  locale: Locale,
): Readonly<Record<string, Localized>> {
  const [originals, own] = [messages.get(defaultLocale), messages.get(locale)];
  return Object.fromEntries(
    messageKeys.map((key) => [key, withProvenance(originals?.[key] ?? key, own?.[key], locale)]),
  );
}

/** Where both files have an object, the fields in it fall back one by one. */
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
    if (value === undefined) return [name, below || own === undefined ? undefined : { value: own }];
    return [name, withProvenance(value, own, locale)];
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
    const choices = schema && descriptions.get(required(schema))?.choices;
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
  const [left, right] = [String(a), String(b)];
  return choices ? choices.indexOf(left) - choices.indexOf(right) : collator.compare(left, right);
}
