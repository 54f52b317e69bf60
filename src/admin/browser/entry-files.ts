// In: an entry as Sveltia CMS hands it on. Out: its files, as they would be saved.
import { titleFieldOf } from '../../content/fields/collection.ts';
import { messagesFileOf } from '../../content/source/file-role.ts';
import { slugOf } from '../../content/slug.ts';
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { asText, inDeclaredOrder, type Values } from '../../content/source/values-in.ts';
import { collectionOf, schemaIn, writeFile } from './source-format.ts';

/** What Sveltia CMS says of an entry. Its `data` are those of one language, `i18n` has those of the others. */
export interface CmsEntry {
  readonly collection: string;
  readonly slug: string;
  readonly path: string;
  /** Whether it has just been made; a form never says so. */
  readonly newRecord: boolean;
  readonly data: Values;
  readonly i18n: Readonly<Record<string, { readonly data?: Values }>>;
}

/** What the files of an entry have in common. */
export interface Identity {
  readonly collection: string;
  readonly slug: string;
}

/** Which entry it is; one that hasn't a name yet gets a name from its title that `isTaken` doesn't know. */
export function identityOf(
  { collection, slug, path, data }: CmsEntry,
  isTaken: (identity: Identity) => boolean,
): Identity {
  const declared = collectionOf(collection);
  if (!declared) return { collection: path.endsWith('site.yaml') ? 'site' : 'messages', slug: '' };
  if (slug !== '') return { collection, slug };
  const base = slugOf(asText(data[titleFieldOf(declared)])) || 'new';
  const names = [base, ...Array.from({ length: 99 }, (_, index) => `${base}-${index + 1}`)];
  const free = names.find((name) => !isTaken({ collection, slug: name }));
  return { collection, slug: free ?? base };
}

/** The path of the file of an entry in a language. */
export function pathOf(folder: string, { collection, slug }: Identity, locale: Locale): string {
  if (collection === 'site') return `${folder}/site.yaml`;
  if (collection === 'messages') return messagesFileOf(folder, locale);
  return `${folder}/${locale}/${collection}/${slug}.mdx`;
}

/** The values of an entry by language, where `data` are those of `locale`. */
export function valuesByLocale(
  { data, i18n }: CmsEntry,
  locale: Locale = defaultLocale,
): ReadonlyMap<Locale, Values> {
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
  values: ReadonlyMap<Locale, Values>,
): ReadonlyMap<string, string | undefined> {
  const ids = identity.collection === 'site' ? [defaultLocale] : locales.map(({ id }) => id);
  return new Map(
    ids.map((id) => {
      const own = values.get(id);
      return [pathOf(folder, identity, id), own && textOf(identity, own)];
    }),
  );
}

/** The text of a file as Sveltia CMS saves it. */
export function textOf({ collection }: Identity, values: Values): string {
  return `${writeFile(collection, inDeclaredOrder(values, schemaIn(collection).shape)).trim()}\n`;
}
