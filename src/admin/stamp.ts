// In: an entry that is about to be saved. Out: the entry with stamped translations: which original texts they translate.
import type { AppEventListener } from '@sveltia/cms';
import { isCollectionName } from '../pages.ts';
import { bodyName, translatedNames } from '../content/schema/collection.ts';
import { collections } from '../content/schema/collections.ts';
import { translatedKeys } from '../content/schema/messages.ts';
import { digestTexts, textsOf } from '../content/translations/digest.ts';
import {
  readStamp,
  writeStamp,
  writeStampByGroup,
  type Stamp,
} from '../content/translations/marks.ts';
import {
  asText,
  isValues,
  readEntry,
  readYamlFile,
  sourceField,
  type Values,
} from './source-format.ts';

/** What Sveltia CMS says of an entry. */
interface Saved {
  readonly collection: string;
  readonly data: Values;
  readonly i18n: Readonly<Record<string, { readonly data: Values }>>;
}

/** Stamps the translations of an entry, or of messages.yaml, before they are saved. */
export const stampOnSave: AppEventListener = {
  name: 'preSave',
  handler({ entry }) {
    const { collection, data, i18n }: Saved = entry.toJS();
    const translations = Object.entries(i18n).filter(([, each]) => isValues(each.data));
    return translations.reduce(
      (stamped, [locale, each]) =>
        stamped.mergeIn(['i18n', locale, 'data'], marksOf(each.data, data, collection)),
      entry,
    );
  },
};

/**
 * What is written into a translation besides its texts. The text of a translation that has just been begun is a copy of
 * the original's, which it doesn't follow.
 */
export function marksOf(translation: Values, original: Values, collection: string): Values {
  const isNew = translation[sourceField] === original[sourceField];
  const source = isNew ? '' : asText(translation[sourceField]);
  if (isCollectionName(collection)) {
    const before = readEntry(source);
    const stamp = stampOf(translation, before, original, translatedNames(collections[collection]));
    return { [sourceField]: source, translates: writeStamp(stamp) };
  }
  const before = readYamlFile(source);
  const stamp = stampOf(translation, before, original, translatedKeys);
  return { [sourceField]: source, translates: writeStampByGroup(stamp) };
}

/**
 * Of each text that was just translated, the digest of its original as it is now; of every other one, the digest that it
 * was stamped with before.
 */
function stampOf(
  translation: Values,
  before: Values,
  original: Values,
  names: readonly string[],
): Stamp {
  const [texts, old] = [textsIn(translation, names), textsIn(before, names)];
  const [stamped, current] = [
    readStamp(before['translates']),
    digestTexts(textsIn(original, names)),
  ];
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
