// In: a translation in the editor, and its original. Out: which texts each of them has, the marks of the translation, and the toggles for them.
import { siteModel } from '../../pages/all.ts';
import { bodyName } from '../../content/fields/shape.ts';
import {
  compare,
  type Comparison,
  digestTexts,
  isSameStamp,
  stampOfFile,
  textNames,
  textsOf,
  translationOf,
} from '../../content/translations/marks.ts';
import { asText, type FormValues } from './form-values.ts';
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
  readonly original: FormValues;
  readonly translation: FormValues;
}

/** The file of a translation as it was; one that has just been begun is a copy of the original's, which it doesn't follow. */
export function sourceOfTranslation({
  translation,
  original,
}: Omit<TranslationPair, 'collection'>): string {
  const isNew = translation[sourceField] === original[sourceField];
  return isNew ? '' : asText(translation[sourceField]);
}

/**
 * The translated texts of a pair, the file of the translation `before`, with what it said, and the stamp: of each text
 * that was just translated, the digest of its original as it is now; of every other one, that which it had before.
 */
function readPair(pair: TranslationPair) {
  const { collection, original, translation } = pair;
  const about = collectionOf(collection) ?? siteModel.messages;
  const names = textNames(about);
  const textsIn = (values: FormValues) => textsOf(names, values, asText(values[bodyName]));
  const [originals, texts] = [textsIn(original), textsIn(translation)];
  const before = readFile(collection, sourceOfTranslation(pair));
  const saved = translationOf(textsIn(before), before);
  const current = digestTexts(originals);
  const digests = [...texts].flatMap(([name, text]) => {
    const digest = (saved.texts.get(name) === text ? saved.stamp : current).get(name);
    return digest ? [[name, digest] as const] : [];
  });
  return { about, originals, texts, before, saved, current, stamp: new Map(digests) };
}

/** What a translation has of its original, by the marks in its file. */
export function stateOf(pair: TranslationPair): Comparison {
  const { originals, texts, saved, stamp } = readPair(pair);
  return compare(originals, { texts, stamp, keep: saved.keep });
}

/** The texts of a translation that its original doesn't have. */
export function orphanedFieldsIn(pair: TranslationPair): string[] {
  const { originals, texts } = readPair(pair);
  return [...texts.keys()].filter((name) => !originals.has(name));
}

/** The marks of a translation as they are to be saved: no text is kept in the original language that is translated. */
export function marksOf(pair: TranslationPair): FormValues {
  const { about, texts, before, saved, stamp } = readPair(pair);
  const kept = [...saved.keep].filter((name) => !texts.has(name));
  return {
    keep: kept.length < saved.keep.size ? kept.join(', ') : before['keep'],
    translates: isSameStamp(saved.stamp, stamp) ? before['translates'] : stampOfFile(stamp, about),
  };
}

/** What the file of a translation is to hold: its texts and its marks, and no place among the entries. */
export function asTranslation(pair: TranslationPair): FormValues {
  const source = sourceOfTranslation(pair);
  return { ...pair.translation, ...marksOf(pair), order: undefined, [sourceField]: source };
}

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

/**
 * A toggle for each text whose original has changed since the form was opened on a file, or before, and for each that is
 * left to the original.
 */
export function togglesOf(entry: CmsEntry, source: string): Toggle[] {
  const original = entry.i18n[defaultLocale]?.data;
  if (!original || localeOfForm(entry) === defaultLocale) return [];
  const { collection } = identityOf(entry);
  const pair = { collection, original, translation: entry.data };
  const { stale, missing, kept } = stateOf(pair);
  const { about, before: file, current, stamp } = readPair(pair);
  const opened = readPair({ ...pair, translation: { ...entry.data, [sourceField]: source } }).stamp;
  const withMarks = (marks: FormValues) => writeFile(collection, { ...file, ...marks });
  const renewed = [...stamp.keys()].filter(
    (name) => opened.has(name) && opened.get(name) !== stamp.get(name),
  );
  const right = [...stale, ...renewed].map((name) => {
    const digest = stale.includes(name) ? current.get(name) : opened.get(name);
    return {
      name: `right.${name}`,
      label: `${labelOfPath(name, schemaIn(collection))} has changed in ${originalName()} since it was translated: this is still right`,
      isOn: !stale.includes(name),
      fileWhenToggled: withMarks({
        translates: stampOfFile(new Map([...stamp, [name, digest ?? '']]), about),
      }),
    };
  });
  const keepToggles = [...missing, ...kept].map((name) => ({
    name: `keep.${name}`,
    label: `${labelOfPath(name, schemaIn(collection))} stays in ${originalName()}`,
    isOn: kept.includes(name),
    fileWhenToggled: withMarks({
      keep: [...kept.filter((each) => each !== name), ...(kept.includes(name) ? [] : [name])].join(
        ', ',
      ),
    }),
  }));
  return [...right, ...keepToggles];
}
