// In: an entry in the form of a language. Out: what the checker would say of it if it were saved now, and its marks.
import { collections } from '../../content/schema/collections.ts';
import { fieldIn, type Shape } from '../../content/schema/shape.ts';
import { isCollectionName } from '../../pages.ts';
import { errorsIn } from '../../content/validate/check-changes.ts';
import { defaultLocale, type Locale } from '../../locales.ts';
import {
  type CmsEntry,
  filesOf,
  type Identity,
  identityOf,
  pathOf,
  valuesByLocale,
} from './entry-files.ts';
import { sentenceOf } from './labels.ts';
import type { CurrentContent, KnownContent } from './known-content.ts';
import { asTranslation } from './marks-of.ts';
import { isValues, type Values } from '../../content/values/replace-values.ts';
import { sourceField } from './source-format.ts';

/** The errors in the form of a language, as sentences. */
export async function checkForm(
  entry: CmsEntry,
  locale: Locale,
  content: KnownContent,
): Promise<string[]> {
  const known = await content.current();
  const { folder, sources } = known.reading;
  const taken = new Set(sources.map(({ file }) => file));
  const identity = identityOf(entry, (each) => taken.has(pathOf(folder, each, defaultLocale)));
  const all = valuesByLocale(entry, locale);
  const original = all.get(defaultLocale) ?? {};
  const values = [...all].map(([id, own]) => {
    if (id === defaultLocale)
      return [id, placed(identity, withStandIns(identity, own), known)] as const;
    const pair = { collection: identity.collection, original, translation: own };
    return [id, asTranslation(pair)] as const;
  });
  const files = filesOf(folder, identity, new Map(values));
  const own = pathOf(folder, identity, locale);
  return (
    errorsIn(known, files)
      .filter(({ file }) => file === own || (locale === defaultLocale && !files.has(file)))
      // The form itself asks for what is required, and saving for what is no longer translated.
      .filter(({ code }) => !/^(?:fields?-missing|translation-stray)$/.test(code))
      .map((problem) => sentenceOf(problem, files, identity.collection))
  );
}

/** A file that is to be uploaded has no name before. Groups have pictures, and no sounds. */
function withStandIns(identity: Identity, values: Values): Values {
  const { collection } = identity;
  const shape: Shape = isCollectionName(collection) ? collections[collection].original.shape : {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Values[string]] => {
      if (isValues(value)) return [name, withStandIns(identity, value)];
      if (typeof value !== 'string' || !value.startsWith('blob:')) return [name, value];
      const isSound = fieldIn(shape[name])?.kind === 'sound';
      return [name, isSound ? 'new-sound.mp3' : 'new-picture.jpg'];
    }),
  );
}

/**
 * Puts an entry last that has no place, or that of another: Sveltia CMS counts what is published alone, and not what
 * waits for a review.
 */
export function placed(
  identity: Identity,
  values: Values,
  { reading, unnamed }: CurrentContent,
): Values {
  const { collection } = identity;
  if (!isCollectionName(collection)) return values;
  if (!collections[collection].order.some((key) => key === 'order')) return values;
  const file = pathOf(reading.folder, identity, defaultLocale);
  const others = reading.sources.flatMap(({ role, text, ...source }) =>
    role.kind === 'entry' && role.collection === collection && source.file !== file ? [text] : [],
  );
  // A draft of another sitting is one of those without names itself.
  const texts = values[sourceField] ? others : [...others, ...unnamed];
  const taken = texts.map((text) => Number(/^order: *(\d+)/m.exec(text)?.[1] ?? 0));
  const isPlaced = values['order'] !== undefined && !taken.includes(Number(values['order']));
  return isPlaced ? values : { ...values, order: Math.max(0, ...taken) + 1 };
}
