// In: a translation in the editor, and its original. Out: the stamp of the translation, and the toggle for it.
import { siteModel } from '../../pages/all.ts';
import { bodyName } from '../../content/fields/shape.ts';
import { stampOf, translatedFields, translatedTexts } from '../../content/translations/stamp.ts';
import { asText, type FormValues } from './form-values.ts';
import {
  collectionOf,
  parseFile,
  sourceField,
  serializeFile,
  type CmsEntry,
  identityOf,
} from './source-format.ts';
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { originalName } from '../../text/language-name.ts';

/** A translation and its original, in a collection or in messages.yaml. */
export interface TranslationPair {
  readonly collection: string;
  readonly original: FormValues;
  readonly translation: FormValues;
}

/** The source of a translation's file; empty for a new one, whose form contains a copy of the original's source. */
export function sourceOfTranslation({
  translation,
  original,
}: Omit<TranslationPair, 'collection'>): string {
  const isNew = translation[sourceField] === original[sourceField];
  return isNew ? '' : asText(translation[sourceField]);
}

/** The texts of a pair, in the forms and in the files, and the file's fields of the translation. */
function readPair(pair: TranslationPair) {
  const { collection, original, translation } = pair;
  const names = translatedFields(collectionOf(collection) ?? siteModel.messages);
  const textsIn = (values: FormValues) => translatedTexts(names, values, asText(values[bodyName]));
  const source = sourceOfTranslation(pair);
  const before = parseFile(collection, source);
  return {
    isNew: source === '',
    originals: textsIn(original),
    originalsBefore: textsIn(parseFile(collection, asText(original[sourceField]))),
    texts: textsIn(translation),
    textsBefore: textsIn(before),
    before,
  };
}

/** The texts of a translation that its original doesn't have. */
export function orphanedFieldsIn(pair: TranslationPair): string[] {
  const { originals, texts } = readPair(pair);
  return [...texts.keys()].filter((name) => !originals.has(name));
}

/**
 * The stamp to save with a translation: that of its original if the translation is new, or was up to date and has changed;
 * otherwise its previous one.
 */
export function stampToSave(pair: TranslationPair): FormValues[string] {
  const { isNew, originals, originalsBefore, texts, textsBefore, before } = readPair(pair);
  if (texts.size === 0) return '';
  const wasUpToDate = before['translates'] === stampOf(originalsBefore);
  const isChanged = stampOf(texts) !== stampOf(textsBefore);
  return isNew || (wasUpToDate && isChanged) ? stampOf(originals) : before['translates'];
}

/** The values to save for a translation: its texts and its stamp, without a place among the entries. */
export function asTranslation(pair: TranslationPair): FormValues {
  const source = sourceOfTranslation(pair);
  const translates = stampToSave(pair);
  return { ...pair.translation, translates, order: undefined, [sourceField]: source };
}

export interface Toggle {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
  /** The file of the translation after it is toggled. */
  readonly toggledText: string;
}

/** The language of a form: the one that its entry doesn't list under `i18n`. */
export function localeOfForm({ i18n }: CmsEntry): Locale {
  const candidates = locales.filter(({ id }) => !Object.hasOwn(i18n, id)).map(({ id }) => id);
  return candidates.find((id) => id === defaultLocale) ?? candidates[0] ?? defaultLocale;
}

/** A toggle if the translation was older than its original when the form was opened; `source` is its file then. */
export function togglesOf(entry: CmsEntry, source: string): Toggle[] {
  const original = entry.i18n[defaultLocale]?.data;
  if (!original || localeOfForm(entry) === defaultLocale) return [];
  const { collection } = identityOf(entry);
  const pair = { collection, original, translation: entry.data };
  const opened = { ...pair, translation: { ...entry.data, [sourceField]: source } };
  const { before, originals } = readPair(pair);
  const [current, saved] = [stampOf(originals), stampToSave(opened)];
  if (!saved || saved === current) return [];
  const isChecked = before['translates'] === current;
  return [
    {
      name: 'right',
      label: `The ${originalName()} texts have changed since these were translated: they are still right`,
      isChecked,
      toggledText: serializeFile(collection, {
        ...before,
        translates: isChecked ? saved : current,
      }),
    },
  ];
}
