// In: an entry in a form, or about to be saved. Out: what the checker says of it, and the entry as its files will be.
import type { AppEventListener } from '@sveltia/cms';
import { checkChanges, type ChangedFiles } from '../../content/check/check-changes.ts';
import { defaultLocale, type Locale } from '../../locales.ts';
import { languageName } from '../../text/language-name.ts';
import {
  type CmsEntry,
  filesOf,
  identityOf,
  textOf,
  valuesByLocale,
  type Identity,
  pathOf,
  schemaOf,
  sourceField,
  collectionOf,
} from './source-format.ts';
import type { EditorContent, CurrentContent } from './editor-content.ts';
import { labelOfPath, labelOf } from '../../content/fields/label.ts';
import { asTranslation, type TranslationPair, orphanedFieldsIn } from './translation-stamp.ts';
import { isFormValues, type FormValues } from './form-values.ts';
import type { Problem } from '../../content/report/problem.ts';
import { bodyName } from '../../content/fields/shape.ts';

/** An entry as Sveltia CMS hands it to its listeners. */
type Saved = Parameters<AppEventListener['handler']>[0]['entry'];

/** Checks an entry, and hands it on with the texts of its files. Throws where the checker would refuse them. */
export async function beforeSave(entry: Saved, content: EditorContent): Promise<Saved> {
  const saved: CmsEntry = entry.toJS();
  const known = await content.current();
  const identity = identityOf(saved);
  const { collection } = identity;
  const original = saved.data;
  const all = [...valuesByLocale(saved)].map(([locale, values]) => {
    const isOriginal = locale === defaultLocale;
    const pair = { collection, original, translation: values };
    const prepared = isOriginal
      ? withOrder(identity, values, known, saved.newRecord)
      : withoutOrphanedFields(pair, locale);
    const marked = isOriginal ? prepared : asTranslation({ ...pair, translation: prepared });
    return [locale, { ...marked, [sourceField]: textOf(identity, marked) }] as const;
  });
  const files = filesOf(known.reading.folder, identity, new Map(all));
  refuse(checkChanges(known, files).map((problem) => formMessage(problem, files, collection)));
  return all.reduce(
    (result, [locale, values]) =>
      result.setIn(locale === defaultLocale ? ['data'] : ['i18n', locale, 'data'], values),
    entry,
  );
}

/** Remembers the files of an entry that was saved; without values, that it is gone. */
export async function afterSave(
  entry: CmsEntry,
  content: EditorContent,
  values = valuesByLocale(entry),
): Promise<void> {
  const { reading } = await content.current();
  await content.recordSaved(filesOf(reading.folder, identityOf(entry), values));
}

/** A translation without what was taken out of its original, once the editor has agreed to that. */
function withoutOrphanedFields(pair: TranslationPair, locale: Locale): FormValues {
  const orphaned = orphanedFieldsIn(pair);
  const { translation } = pair;
  if (orphaned.length === 0) return translation;
  const names = orphaned.map((name) => labelOfPath(name, schemaOf(pair.collection))).join(', ');
  const question = `${names} was taken out of the original. Take it out of the ${languageName(locale)} text too?`;
  // The page of the editor has no dialog of its own for a question.
  if (!globalThis.confirm(question))
    refuse([`${names}: it is in the ${languageName(locale)} text alone.`]);
  return orphaned.reduce((values, name) => without(values, name.split('.')), translation);
}

function without(values: FormValues, [name = '', ...rest]: readonly string[]): FormValues {
  const value = values[name];
  return { ...values, [name]: rest.length > 0 && isFormValues(value) ? without(value, rest) : '' };
}

/** Sveltia CMS shows the cause of an error of this name in its dialog; of another, that nothing was saved. */
function refuse(sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  throw new Error('saving_failed', { cause: new Error(sentences.join(' ')) });
}

/** The errors in the form of a language, as sentences. */
export async function checkForm(
  entry: CmsEntry,
  locale: Locale,
  content: EditorContent,
): Promise<string[]> {
  const known = await content.current();
  const { folder, sources } = known.reading;
  const paths = new Set(sources.map(({ file }) => file));
  const identity = identityOf(entry, (each) => paths.has(pathOf(folder, each, defaultLocale)));
  const all = valuesByLocale(entry, locale);
  const original = all.get(defaultLocale) ?? {};
  const values = [...all].map(([id, localeValues]) => {
    if (id === defaultLocale)
      return [id, withOrder(identity, withStandIns(identity, localeValues), known)] as const;
    const pair = { collection: identity.collection, original, translation: localeValues };
    return [id, asTranslation(pair)] as const;
  });
  const files = filesOf(folder, identity, new Map(values));
  const editedFile = pathOf(folder, identity, locale);
  return (
    checkChanges(known, files)
      .filter(({ file }) => file === editedFile || (locale === defaultLocale && !files.has(file)))
      // The form itself asks for what is required, and saving for what is no longer translated.
      .filter(({ code }) => !/^(?:fields?-missing|translation-stray)$/.test(code))
      .map((problem) => formMessage(problem, files, identity.collection))
  );
}

/** A file that is to be uploaded has no name before. Groups have pictures, and no sounds. */
function withStandIns(identity: Identity, values: FormValues): FormValues {
  const { collection } = identity;
  const { shape } = schemaOf(collection);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, FormValues[string]] => {
      if (isFormValues(value)) return [name, withStandIns(identity, value)];
      if (typeof value !== 'string' || !value.startsWith('blob:')) return [name, value];
      const isSound = shape[name]?.type?.medium === 'sound';
      return [name, isSound ? 'new-sound.mp3' : 'new-picture.jpg'];
    }),
  );
}

/** Gives a new entry the last place: Sveltia CMS counts what is published alone, and not what waits for a review. */
export function withOrder(
  { collection }: Identity,
  values: FormValues,
  { reading, unidentified: unnamed }: CurrentContent,
  isNew = values['order'] === undefined,
): FormValues {
  if (!isNew || !collectionOf(collection)?.order.includes('order')) return values;
  const named = reading.sources.filter(
    ({ role }) => role.kind === 'entry' && role.collection.name === collection,
  );
  const all = [...named, ...unnamed.filter((each) => each.collection === collection)];
  const next = all.map(({ text }) => {
    const [, place = 0] = /^["']?order["']? *: *["']?(\d+)/m.exec(text) ?? [];
    return Number(place) + 1;
  });
  return { ...values, order: Math.max(Number(values['order'] ?? 1), ...next) };
}

/** What is wrong, with the label that the form of these files gives to the field. */
export function formMessage(
  { file, line, code, message, hint = '' }: Problem,
  files: ChangedFiles,
  formName: string,
): string {
  const lines = files.get(file)?.split(/\r?\n/) ?? [];
  const end = lines.indexOf('---', 1);
  const isBody = end !== -1 && line > end;
  const name = lines.slice(0, line).findLast((each) => /^[\w-]+:/.test(each));
  const key = isBody ? bodyName : name?.split(':', 1)[0];
  const { shape, body } = schemaOf(formName);
  const field = key === undefined ? '' : `${labelOf(key, isBody ? body : shape[key])}: `;
  const place = files.has(file) ? field : `${file}: `;
  // Sveltia CMS has no event for a deletion without a review.
  const remedy =
    code === 'duplicate' ? `${hint} If you have deleted that entry, reload the page.` : hint;
  return `${place}${message} ${remedy}`.replaceAll('`', '').trim();
}
