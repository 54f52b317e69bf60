// In: an entry that is about to be saved. Out: the entry as its files will be, or a refusal in the checker's words.
import type { AppEventListener } from '@sveltia/cms';
import { errorsIn } from '../../content/check/check-changes.ts';
import { defaultLocale, type Locale } from '../../locales.ts';
import { languageName } from '../../text/language-name.ts';
import { type CmsEntry, filesOf, identityOf, textOf, valuesByLocale } from './entry-files.ts';
import type { KnownContent } from './known-content.ts';
import { labelOfPath } from '../../content/fields/label.ts';
import { sentenceOf } from './labels.ts';
import { asTranslation, type TranslationPair, orphanedFieldsIn } from './marks-of.ts';
import { isValues, type Values } from '../../content/source/values-in.ts';
import { withPlace } from './place-of.ts';
import { schemaIn, sourceField } from './source-format.ts';

/** An entry as Sveltia CMS hands it to its listeners. */
export type Saved = Parameters<AppEventListener['handler']>[0]['entry'];

/** Checks an entry, and hands it on with the texts of its files. Throws where the checker would refuse them. */
export async function beforeSave(entry: Saved, content: KnownContent): Promise<Saved> {
  const saved: CmsEntry = entry.toJS();
  const known = await content.current();
  const identity = identityOf(saved, () => false);
  const { collection } = identity;
  const original = saved.data;
  const all = [...valuesByLocale(saved)].map(([locale, values]) => {
    const isOriginal = locale === defaultLocale;
    const pair = { collection, original, translation: values };
    const own = isOriginal
      ? withPlace(identity, values, known, saved.newRecord)
      : withoutOrphanedFields(pair, locale);
    const marked = isOriginal ? own : asTranslation({ ...pair, translation: own });
    return [locale, { ...marked, [sourceField]: textOf(identity, marked) }] as const;
  });
  const files = filesOf(known.reading.folder, identity, new Map(all));
  refuse(errorsIn(known, files).map((problem) => sentenceOf(problem, files, collection)));
  return all.reduce(
    (result, [locale, values]) =>
      result.setIn(locale === defaultLocale ? ['data'] : ['i18n', locale, 'data'], values),
    entry,
  );
}

/** Remembers the files of an entry that was saved. */
export async function afterSave(entry: Saved, content: KnownContent): Promise<void> {
  const saved: CmsEntry = entry.toJS();
  const { reading } = await content.current();
  const identity = identityOf(saved, () => false);
  await content.saved(filesOf(reading.folder, identity, valuesByLocale(saved)));
}

/** A translation without what was taken out of its original, once the editor has agreed to that. */
function withoutOrphanedFields(pair: TranslationPair, locale: Locale): Values {
  const orphaned = orphanedFieldsIn(pair);
  const { translation } = pair;
  if (orphaned.length === 0) return translation;
  const names = orphaned.map((name) => labelOfPath(name, schemaIn(pair.collection))).join(', ');
  const question = `${names} was taken out of the original. Take it out of the ${languageName(locale)} text too?`;
  // The page of the editor has no dialog of its own for a question.
  if (!globalThis.confirm(question))
    refuse([`${names}: it is in the ${languageName(locale)} text alone.`]);
  return orphaned.reduce((values, name) => without(values, name.split('.')), translation);
}

function without(values: Values, [name = '', ...rest]: readonly string[]): Values {
  const value = values[name];
  return { ...values, [name]: rest.length > 0 && isValues(value) ? without(value, rest) : '' };
}

/** Sveltia CMS shows the cause of an error of this name in its dialog; of another, that nothing was saved. */
function refuse(sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  throw new Error('saving_failed', { cause: new Error(sentences.join(' ')) });
}
