// In: an entry in a form, or about to be saved. Out: the problems of the checker, and the entry with its files.
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

/** An entry as Sveltia CMS passes it to its listeners. */
type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry'];

/** Checks an entry, and returns it with the texts of its files. Throws if the checker would report errors. */
export async function beforeSave(entry: SavedEntry, content: EditorContent): Promise<SavedEntry> {
  const saved: CmsEntry = entry.toJS();
  const current = await content.current();
  const identity = identityOf(saved);
  const { collection } = identity;
  const original = saved.data;
  const all = [...valuesByLocale(saved)].map(([locale, values]) => {
    const isOriginal = locale === defaultLocale;
    const pair = { collection, original, translation: values };
    const prepared = isOriginal
      ? withOrder(identity, values, current, saved.newRecord)
      : withoutOrphanedFields(pair, locale);
    const marked = isOriginal ? prepared : asTranslation({ ...pair, translation: prepared });
    return [locale, { ...marked, [sourceField]: textOf(identity, marked) }] as const;
  });
  const files = filesOf(current.reading.folder, identity, new Map(all));
  refuse(checkChanges(current, files).map((problem) => formMessage(problem, files, collection)));
  return all.reduce(
    (result, [locale, values]) =>
      result.setIn(locale === defaultLocale ? ['data'] : ['i18n', locale, 'data'], values),
    entry,
  );
}

/** Records the files of a saved entry or, without values, its deletion. */
export async function afterSave(
  entry: CmsEntry,
  content: EditorContent,
  values = valuesByLocale(entry),
): Promise<void> {
  const { reading } = await content.current();
  await content.recordSaved(filesOf(reading.folder, identityOf(entry), values));
}

/** A translation without the fields that its original no longer has, if the editor confirms. */
function withoutOrphanedFields(pair: TranslationPair, locale: Locale): FormValues {
  const orphaned = orphanedFieldsIn(pair);
  const { translation } = pair;
  if (orphaned.length === 0) return translation;
  const names = orphaned.map((name) => labelOfPath(name, schemaOf(pair.collection))).join(', ');
  const question = `${names} was removed from the original. Remove it from the ${languageName(locale)} text too?`;
  // Sveltia CMS has no dialog for a question.
  if (!globalThis.confirm(question))
    refuse([`${names}: it is only in the ${languageName(locale)} text.`]);
  return orphaned.reduce((values, name) => without(values, name.split('.')), translation);
}

function without(values: FormValues, [name = '', ...rest]: readonly string[]): FormValues {
  const value = values[name];
  return { ...values, [name]: rest.length > 0 && isFormValues(value) ? without(value, rest) : '' };
}

/** Sveltia CMS shows the cause of an error with this message in its dialog, of others only that saving failed. */
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
  const current = await content.current();
  const { folder, sources } = current.reading;
  const paths = new Set(sources.map(({ file }) => file));
  const identity = identityOf(entry, (candidate) =>
    paths.has(pathOf(folder, candidate, defaultLocale)),
  );
  const all = valuesByLocale(entry, locale);
  const original = all.get(defaultLocale) ?? {};
  const values = [...all].map(([id, localeValues]) => {
    if (id === defaultLocale)
      return [id, withOrder(identity, withPlaceholders(identity, localeValues), current)] as const;
    const pair = { collection: identity.collection, original, translation: localeValues };
    return [id, asTranslation(pair)] as const;
  });
  const files = filesOf(folder, identity, new Map(values));
  const editedFile = pathOf(folder, identity, locale);
  return (
    checkChanges(current, files)
      .filter(({ file }) => file === editedFile || (locale === defaultLocale && !files.has(file)))
      // The form itself checks required fields, and `beforeSave` fields that the original no longer has.
      .filter(({ code }) => !/^(?:fields?-missing|translation-stray)$/.test(code))
      .map((problem) => formMessage(problem, files, identity.collection))
  );
}

/** Gives names to files that aren't uploaded yet. Groups have pictures, but no sounds. */
function withPlaceholders(identity: Identity, values: FormValues): FormValues {
  const { collection } = identity;
  const { shape } = schemaOf(collection);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, FormValues[string]] => {
      if (isFormValues(value)) return [name, withPlaceholders(identity, value)];
      if (typeof value !== 'string' || !value.startsWith('blob:')) return [name, value];
      const isSound = shape[name]?.type?.medium === 'sound';
      return [name, isSound ? 'new-sound.mp3' : 'new-picture.jpg'];
    }),
  );
}

/** Gives a new entry the last place: Sveltia CMS counts only published entries, not those that wait for a review. */
export function withOrder(
  { collection }: Identity,
  values: FormValues,
  { reading, unidentified }: CurrentContent,
  isNew = values['order'] === undefined,
): FormValues {
  if (!isNew || !collectionOf(collection)?.order.includes('order')) return values;
  const entries = reading.sources.filter(
    ({ role }) => role.kind === 'entry' && role.collection.name === collection,
  );
  const all = [...entries, ...unidentified.filter((text) => text.collection === collection)];
  const next = all.map(({ text }) => {
    const [, place = 0] = /^["']?order["']? *: *["']?(\d+)/m.exec(text) ?? [];
    return Number(place) + 1;
  });
  return { ...values, order: Math.max(Number(values['order'] ?? 1), ...next) };
}

/** The message of a problem, with the label that the field has in the form. */
export function formMessage(
  { file, line, code, message, hint = '' }: Problem,
  files: ChangedFiles,
  formName: string,
): string {
  const lines = files.get(file)?.split(/\r?\n/) ?? [];
  const end = lines.indexOf('---', 1);
  const isBody = end !== -1 && line > end;
  const name = lines.slice(0, line).findLast((text) => /^[\w-]+:/.test(text));
  const key = isBody ? bodyName : name?.split(':', 1)[0];
  const { shape, body } = schemaOf(formName);
  const field = key === undefined ? '' : `${labelOf(key, isBody ? body : shape[key])}: `;
  const place = files.has(file) ? field : `${file}: `;
  // Sveltia CMS has no event for a deletion without a review.
  const remedy =
    code === 'duplicate' ? `${hint} If you have deleted that entry, reload the page.` : hint;
  return `${place}${message} ${remedy}`.replaceAll('`', '').trim();
}
