// In: a translation in the editor, and its original. Out: which texts each of them has, the marks of the translation, and the toggles for them.
import { translatedNames } from '../../content/fields/collection.ts';
import { siteModel } from '../../pages/model.ts';
import { bodyName } from '../../content/fields/shape.ts';
import {
  compare,
  type Comparison,
  digestTexts,
  textsOf,
  readKeep,
  readStamp,
  writeStamp,
  writeStampByGroup,
  type Stamp,
} from '../../content/translations/marks.ts';
import { asText, type Value, type Values } from '../../content/source/values-in.ts';
import {
  collectionOf,
  readFile,
  sourceField,
  writeFile,
  schemaIn,
  type CmsEntry,
  identityOf,
} from './source-format.ts';
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { originalName } from '../../text/language-name.ts';
import { labelOfPath } from '../../content/fields/label.ts';

/** A translation and its original, in a collection or in messages.yaml. */
export interface TranslationPair {
  readonly collection: string;
  readonly original: Values;
  readonly translation: Values;
}

/** What a translation says of itself: which texts stay in the original language, and of which originals the others are. */
interface Marked {
  readonly keep: ReadonlySet<string>;
  readonly stamp: Stamp;
}

/** The names of the texts that are translated. */
function namesIn(collection: string): readonly string[] {
  const found = collectionOf(collection);
  return found ? translatedNames(found) : siteModel.messages.translatedKeys;
}

/** The file of a translation as it was; one that has just been begun is a copy of the original's, which it doesn't follow. */
export function sourceOfTranslation({
  translation,
  original,
}: Omit<TranslationPair, 'collection'>): string {
  const isNew = translation[sourceField] === original[sourceField];
  return isNew ? '' : asText(translation[sourceField]);
}

/** What a translation has of its original, by the marks in its file. */
export function stateOf(pair: TranslationPair): Comparison {
  const { collection, original, translation } = pair;
  const before = readFile(collection, sourceOfTranslation(pair));
  const names = namesIn(collection);
  const own = {
    texts: textsIn(translation, names),
    stamp: stampOf(pair),
    keep: readKeep(before['keep']),
  };
  const others = collectionOf(collection) ? undefined : siteModel.messages.pluralForms;
  return compare(textsIn(original, names), own, others);
}

/** The texts of a translation that its original doesn't have. */
export function orphanedFieldsIn({ collection, original, translation }: TranslationPair): string[] {
  const names = namesIn(collection);
  const originals = textsIn(original, names);
  return [...textsIn(translation, names).keys()].filter((name) => !originals.has(name));
}

/** The file of a translation with other marks; nothing else in it changes. */
function withMarks(pair: TranslationPair, { keep, stamp }: Partial<Marked>): string {
  const { collection } = pair;
  const values = readFile(collection, sourceOfTranslation(pair));
  const marks = {
    ...(keep && { keep: [...keep].join(', ') }),
    ...(stamp && { translates: translatesOf(collection, stamp) }),
  };
  return writeFile(collection, { ...values, ...marks });
}

/** The marks of a translation as they are to be saved: no text is kept in the original language that is translated. */
export function marksOf(pair: TranslationPair): Values {
  const { collection, translation } = pair;
  const texts = textsIn(translation, namesIn(collection));
  const { keep } = readFile(collection, sourceOfTranslation(pair));
  const kept = [...readKeep(keep)].filter((name) => !texts.has(name));
  return {
    keep: kept.length < readKeep(keep).size ? kept.join(', ') : keep,
    translates: translatesOf(collection, stampOf(pair)),
  };
}

/** What the file of a translation is to hold: its texts and its marks, and no place among the entries. */
export function asTranslation(pair: TranslationPair): Values {
  const source = sourceOfTranslation(pair);
  return { ...pair.translation, ...marksOf(pair), order: undefined, [sourceField]: source };
}

/** The digests of the texts of an original as they are now. */
function digestsOf({ collection, original }: TranslationPair): Stamp {
  return digestTexts(textsIn(original, namesIn(collection)));
}

function translatesOf(collection: string, stamp: Stamp): Value {
  return collectionOf(collection)
    ? writeStamp(stamp)
    : writeStampByGroup(stamp, siteModel.messages);
}

/**
 * Of each text that was just translated, the digest of its original as it is now; of every other one, the digest that it
 * was stamped with before.
 */
function stampOf(pair: TranslationPair): Stamp {
  const { collection, translation } = pair;
  const before = readFile(collection, sourceOfTranslation(pair));
  const names = namesIn(collection);
  const [texts, old] = [textsIn(translation, names), textsIn(before, names)];
  const [stamped, current] = [readStamp(before['translates']), digestsOf(pair)];
  return new Map(
    [...texts].flatMap(([name, text]) => {
      const digest = old.get(name) === text ? stamped.get(name) : current.get(name);
      return digest ? [[name, digest] as const] : [];
    }),
  );
}

function textsIn(values: Values, names: readonly string[]): ReadonlyMap<string, string> {
  return textsOf(names, values, asText(values[bodyName]));
}

/** A toggle for the mark of a text. */
export interface Toggle {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  /** The file of the translation after it is toggled. */
  readonly fileWhenToggled: string;
}

/** The language of a form, whose entry names those of the others. */
export function localeOfForm({ i18n }: CmsEntry): Locale {
  const others = locales.filter(({ id }) => !Object.hasOwn(i18n, id)).map(({ id }) => id);
  return others.find((id) => id === defaultLocale) ?? others[0] ?? defaultLocale;
}

/** A toggle for each text whose original has changed, and for each that is left to the original. */
export function togglesOf(entry: CmsEntry, opened: string): Toggle[] {
  const original = entry.i18n[defaultLocale]?.data;
  if (!original || localeOfForm(entry) === defaultLocale) return [];
  const { collection } = identityOf(entry, () => false);
  const pair = { collection, original, translation: entry.data };
  const { stale, missing, kept } = stateOf(pair);
  const before = stampOf({ ...pair, translation: { ...entry.data, [sourceField]: opened } });
  const stamp = stampOf(pair);
  const current = digestsOf(pair);
  const renewed = [...stamp.keys()].filter(
    (name) => before.has(name) && before.get(name) !== stamp.get(name),
  );
  const right = [...stale, ...renewed].map((name) => {
    const digest = stale.includes(name) ? current.get(name) : before.get(name);
    return {
      name: `right.${name}`,
      label: `${labelOfPath(name, schemaIn(collection))} has changed in ${originalName()} since it was translated: this is still right`,
      isOn: !stale.includes(name),
      fileWhenToggled: withMarks(pair, { stamp: new Map([...stamp, [name, digest ?? '']]) }),
    };
  });
  const left = [...missing, ...kept].map((name) => ({
    name: `keep.${name}`,
    label: `${labelOfPath(name, schemaIn(collection))} stays in ${originalName()}`,
    isOn: kept.includes(name),
    fileWhenToggled: withMarks(pair, {
      keep: new Set(kept.includes(name) ? kept.filter((each) => each !== name) : [...kept, name]),
    }),
  }));
  return [...right, ...left];
}
