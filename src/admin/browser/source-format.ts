// In: the text of a content file. Out: its values for the editor's form, and the text again with the changed lines.
import { type Collection, titleFieldOf } from '../../content/fields/collection.ts';
import { bodyName, type FileSchema } from '../../content/fields/shape.ts';
import { replaceFields } from '../../content/source/replace-fields.ts';
import { asText, type FormValues, fromFormValues, toFormValues } from './form-values.ts';
import { siteModel } from '../../pages/all.ts';
import { ParsedFile } from '../../content/source/source-file.ts';
import { messagesFileOf } from '../../content/source/file-role.ts';
import { slugOf } from '../../content/fields/slug.ts';
import { defaultLocale, locales, type Locale } from '../../locales.ts';

/** The collection of a form; `undefined` for the YAML files, `messages` and `site`. */
export function collectionOf(formName: string): Collection | undefined {
  return siteModel.collections.find(({ name }) => name === formName);
}

/** The format of the files of a form; Sveltia CMS requires `-frontmatter` at the end of that of entries. */
export const formatOf = (name: string) =>
  collectionOf(name) ? `${name}-frontmatter` : `${name}-yaml`;

/** The schema of originals in a form; translations have some of its fields. */
export function schemaOf(name: string): FileSchema {
  return (
    collectionOf(name)?.original ?? (name === 'site' ? siteModel.site : siteModel.messages.schema)
  );
}

export const checkWidget = 'check';

/** The hidden field with the source of the file, so that unchanged parts stay byte for byte, comments included. */
export const sourceField = '_source';

/** Parses a file; the body of an entry is the field `body`. Throws if it is invalid. */
export function parseFile(name: string, text: string): FormValues {
  const document = documentOf(name, text);
  const values = { ...toFormValues(fieldsIn(document), schemaOf(name).shape), [sourceField]: text };
  return collectionOf(name) ? { ...values, [bodyName]: bodyOf(document).trim() } : values;
}

/** Serializes a file: its source, with the lines of changed values replaced. */
export function serializeFile(name: string, values: FormValues): string {
  const { [sourceField]: source, ...fields } = values;
  const { shape } = schemaOf(name);
  const document = documentOf(name, asText(source));
  const before = fromFormValues(toFormValues(fieldsIn(document), shape), shape);
  if (!collectionOf(name)) return replaceFields(document, before, fromFormValues(fields, shape));
  const { [bodyName]: body, ...frontMatter } = fields;
  // Sveltia CMS writes places into all languages, but translations follow their originals.
  const isPlaced = asText(source) === '' || 'order' in before;
  const changed = fromFormValues(isPlaced ? frontMatter : { ...frontMatter, order: '' }, shape);
  const text = replaceFields(document, before, changed);
  const [written, original] = [asText(body).trim(), bodyOf(document)];
  if (written === original.trim()) return text;
  return text.slice(0, -original.length || undefined) + (written && `\n${written}\n`);
}

/** Parses a text as an entry or as YAML; a new entry has neither fields nor a body. */
function documentOf(name: string, text: string): ParsedFile {
  if (!collectionOf(name)) return new ParsedFile('.yaml', text);
  return new ParsedFile('.mdx', text || '---\n---\n');
}

function fieldsIn({ tree }: ParsedFile): unknown {
  const [problem] = tree.problems;
  if (problem) throw new Error(problem.message);
  return tree.value;
}

function bodyOf({ text, fences }: ParsedFile): string {
  return 'code' in fences ? '' : text.slice(fences.bodyStart);
}

/** An entry of Sveltia CMS. `data` are those of one language, `i18n` has the other languages. */
export interface CmsEntry {
  readonly collection: string;
  readonly slug: string;
  readonly path: string;
  /** Whether it is new; forms never set it. */
  readonly newRecord: boolean;
  readonly data: FormValues;
  readonly i18n: Readonly<Record<string, { readonly data?: FormValues }>>;
}

/** What the files of an entry have in common. */
export interface Identity {
  readonly collection: string;
  readonly slug: string;
}

/** The identity of an entry; a new one gets a slug from its title for which `isTaken` returns false. */
export function identityOf(
  { collection, slug, path, data }: CmsEntry,
  isTaken: (identity: Identity) => boolean = () => false,
): Identity {
  const declared = collectionOf(collection);
  if (!declared) return { collection: path.endsWith('site.yaml') ? 'site' : 'messages', slug: '' };
  if (slug !== '') return { collection, slug };
  const base = slugOf(asText(data[titleFieldOf(declared)])) || 'new';
  const names = [base, ...Array.from({ length: 99 }, (_, index) => `${base}-${index + 1}`)];
  const free = names.find((name) => !isTaken({ collection, slug: name }));
  return { collection, slug: free ?? base };
}

export function pathOf(folder: string, { collection, slug }: Identity, locale: Locale): string {
  if (collection === 'site') return `${folder}/site.yaml`;
  if (collection === 'messages') return messagesFileOf(folder, locale);
  return `${folder}/${locale}/${collection}/${slug}.mdx`;
}

/** The values of an entry keyed by language; its `data` are those of `locale`. */
export function valuesByLocale(
  { data, i18n }: CmsEntry,
  locale: Locale = defaultLocale,
): ReadonlyMap<Locale, FormValues> {
  const all = locales.flatMap(({ id }) => {
    const values = id === locale ? data : i18n[id]?.data;
    return values ? [[id, values] as const] : [];
  });
  return new Map(all);
}

/** The files of an entry, in all languages. */
export function filesOf(
  folder: string,
  identity: Identity,
  values: ReadonlyMap<Locale, FormValues>,
): ReadonlyMap<string, string | undefined> {
  const ids = identity.collection === 'site' ? [defaultLocale] : locales.map(({ id }) => id);
  return new Map(
    ids.map((id) => {
      const localeValues = values.get(id);
      return [pathOf(folder, identity, id), localeValues && textOf(identity, localeValues)];
    }),
  );
}

/** The text of a file as Sveltia CMS saves it. */
export function textOf({ collection }: Identity, values: FormValues): string {
  return `${serializeFile(collection, values).trim()}\n`;
}
