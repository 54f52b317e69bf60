// In: an entry in the form of a language. Out: what the checker would say of it if it were saved now, and its marks.
import { errorsIn } from '../../content/check/check-changes.ts';
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
import { withPlace } from './place-of.ts';
import type { KnownContent } from './known-content.ts';
import { asTranslation } from './marks-of.ts';
import { schemaIn } from './source-format.ts';
import { isValues, type Values } from '../../content/source/values-in.ts';

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
      return [id, withPlace(identity, withStandIns(identity, own), known)] as const;
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
  const { shape } = schemaIn(collection);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Values[string]] => {
      if (isValues(value)) return [name, withStandIns(identity, value)];
      if (typeof value !== 'string' || !value.startsWith('blob:')) return [name, value];
      const isSound = shape[name]?.type?.medium === 'sound';
      return [name, isSound ? 'new-sound.mp3' : 'new-picture.jpg'];
    }),
  );
}
