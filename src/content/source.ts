// In: localised content. Out: what the pages of a built site are rendered from, asked for page by page.
import type { Locale } from '../locales.ts';
import { collectionNames, type CollectionName } from './schema/collections.ts';
import type { BodyText } from './schema/content.ts';
import type { Edition } from './edition.ts';
import type { LocalizedEntry } from './localize.ts';
import type { Fields } from './validate/check-fields.ts';

/** The content of a site as its server bundle asks for it. */
export interface ContentSource {
  /** A page of a collection without bodies, or nothing where it has no such page. */
  readonly page: (collection: string, locale: Locale, number: number) => ShownPage | undefined;
  /** The bodies on such a page that there are. */
  readonly bodies: (
    collection: string,
    locale: Locale,
    number: number,
  ) => Promise<readonly BodyCode[] | undefined>;
  /** What decides how those bodies come out, without compiling them. */
  readonly bodyDigests: (
    collection: string,
    locale: Locale,
    number: number,
  ) => readonly string[] | undefined;
  readonly messages: (locale: Locale) => Fields;
}

/** Page `number` of `count`, counted from 1, of `total` entries as pages see them. */
export interface ShownPage extends Omit<PageOfEntries, 'entries' | 'collection'> {
  readonly entries: readonly Fields[];
}

/** A compiled body: `code` is the text of a function body, `id` names it in the whole site. */
export interface BodyCode {
  readonly slug: string;
  readonly id: string;
  readonly code: string;
  readonly lang?: Locale | undefined;
}

/** What a source is made from. */
export interface Supply {
  readonly edition: Edition;
  /** A body as the text of a function body; nothing where it is broken. */
  readonly compile: (body: BodyText) => Promise<string | undefined>;
}

/** Answers from an edition. */
export function contentSource(supply: Supply): ContentSource {
  const { edition } = supply;
  return {
    page: (collection, locale, number) => {
      const page = pageOf(collection, locale, number, edition);
      return page && showPage(page, edition);
    },
    bodies: async (collection, locale, number) => {
      const page = pageOf(collection, locale, number, edition);
      return page && compileBodies(page, supply);
    },
    bodyDigests: (collection, locale, number) =>
      pageOf(collection, locale, number, edition)?.entries.map(
        ({ slug, body }) => `${slug} ${body?.value.digest} ${body?.lang}`,
      ),
    messages: (locale) => edition.messages(locale),
  };
}

/** A page of a collection. */
export interface PageOfEntries {
  readonly collection: CollectionName;
  readonly entries: readonly LocalizedEntry[];
  readonly number: number;
  readonly count: number;
  readonly total: number;
}

/** The `number`th page of a collection, counted from 1; there is always a first. */
export function pageOf(
  name: string,
  locale: Locale,
  number: number,
  edition: Edition,
): PageOfEntries | undefined {
  const collection = collectionNames.find((each) => each === name);
  if (!collection) return undefined;
  const starts = edition.pageStarts(collection);
  const start = starts[number - 1];
  if (start === undefined) return undefined;
  const all = edition.collection(collection, locale);
  const entries = all.slice(start, starts[number]);
  return { collection, entries, number, count: starts.length, total: all.length };
}

/** The page without bodies, as pages of the site see it. */
export function showPage(page: PageOfEntries, edition: Edition): ShownPage {
  const { collection, number, count, total } = page;
  const entries = page.entries.map((entry) => edition.show(collection, entry));
  return { entries, number, count, total };
}

/** The bodies of the page, compiled. */
export async function compileBodies(
  { collection, entries }: PageOfEntries,
  { compile }: Pick<Supply, 'compile'>,
): Promise<BodyCode[]> {
  const bodies = await Promise.all(
    entries.map(async ({ slug, body }) => {
      const code = body && (await compile(body.value));
      return code === undefined
        ? []
        : [{ slug, id: `${collection}/${slug}`, code, lang: body?.lang }];
    }),
  );
  return bodies.flat();
}
