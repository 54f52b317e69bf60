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

/** The file of a translation as it was; one that has just been begun is a copy of the original's, which it doesn't follow. */
export function sourceOfTranslation({
  translation,
  original,
}: Omit<TranslationPair, 'collection'>): string {
  const isNew = translation[sourceField] === original[sourceField];
  return isNew ? '' : asText(translation[sourceField]);
}

/** The texts of a pair, as they are and as they were in the files, and the stamp that the translation had. */
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
 * The stamp of a translation as it is to be saved: that of its original if the translation is new, or was in date and
 * has other texts now; else the one that it had.
 */
export function stampToSave(pair: TranslationPair): FormValues[string] {
  const { isNew, originals, originalsBefore, texts, textsBefore, before } = readPair(pair);
  if (texts.size === 0) return '';
  const wasInDate = before['translates'] === stampOf(originalsBefore);
  const isChanged = stampOf(texts) !== stampOf(textsBefore);
  return isNew || (wasInDate && isChanged) ? stampOf(originals) : before['translates'];
}

/** What the file of a translation is to hold: its texts and its stamp, and no place among the entries. */
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

/** The language of a form, whose entry names those of the others. */
export function localeOfForm({ i18n }: CmsEntry): Locale {
  const others = locales.filter(({ id }) => !Object.hasOwn(i18n, id)).map(({ id }) => id);
  return others.find((id) => id === defaultLocale) ?? others[0] ?? defaultLocale;
}

/** A toggle where the translation is older than its original, as the form was opened on a file, `source`. */
export function togglesOf(entry: CmsEntry, source: string): Toggle[] {
  const original = entry.i18n[defaultLocale]?.data;
  if (!original || localeOfForm(entry) === defaultLocale) return [];
  const { collection } = identityOf(entry);
  const pair = { collection, original, translation: entry.data };
  const opened = { ...pair, translation: { ...entry.data, [sourceField]: source } };
  const { before, originals } = readPair(pair);
  const [current, saved] = [stampOf(originals), stampToSave(opened)];
  if (!saved || saved === current) return [];
  const isOn = before['translates'] === current;
  return [
    {
      name: 'right',
      label: `The ${originalName()} texts have changed since these were translated: they are still right`,
      isChecked: isOn,
      toggledText: serializeFile(collection, { ...before, translates: isOn ? saved : current }),
    },
  ];
}
