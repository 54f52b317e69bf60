// In: content that is sound, and its images. Out: what the modules are emitted from.
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { collectionNames, collections, type CollectionName } from './schema/collections.ts';
import type { Content, Entry, SiteFields } from './schema/content.ts';
import type { Picture } from './schema/localized.ts';
import { describePicture } from './images/describe-picture.ts';
import type { ImageIndex } from './images/index-images.ts';
import { localize, localizeMessages, type LocalizedEntry } from './localize.ts';
import { dividePages } from './paginate.ts';
import { siteUrl } from './schema/site.ts';
import { imageFields } from './validate/across.ts';
import type { Fields } from './validate/fields.ts';

/** A site's content at one moment. */
export interface Edition {
  readonly content: Content;
  readonly collection: (name: CollectionName, locale: Locale) => readonly LocalizedEntry[];
  /** The positions that the pages of a collection begin at, in every language. */
  readonly pageStarts: (name: CollectionName) => readonly number[];
  readonly messages: (locale: Locale) => Fields;
  /** site.yaml as pages see it; nothing where it is broken and was never whole. */
  readonly site: () => Fields | undefined;
  /** An entry as pages see it, without its body. */
  readonly show: (name: CollectionName, entry: LocalizedEntry) => Fields;
  /** The lists made so far, by collection and language. */
  readonly lists: ReadonlyMap<string, readonly LocalizedEntry[]>;
}

/** What an edition is made with. */
export interface Press {
  readonly images: ImageIndex;
  readonly withDrafts: boolean;
  /** The site's own address where it isn't what site.yaml says. */
  readonly url?: string | undefined;
}

/** Makes an edition; collections that are as they were in the last one are taken from it. */
export function makeEdition(content: Content, press: Press, last?: Edition): Edition {
  const { images, url } = press;
  const lists = new Map(last && unchangedLists(content, last));
  const starts = new Map<CollectionName, readonly number[]>();
  const collection = (name: CollectionName, locale: Locale) => {
    const key = `${name} ${locale}`;
    const list = lists.get(key) ?? localize(published(content, name, press), name, locale);
    lists.set(key, list);
    return list;
  };
  return {
    content,
    lists,
    collection,
    pageStarts(name) {
      const inAll = () => locales.map(({ id }) => collection(name, id));
      const found = starts.get(name) ?? dividePages(inAll(), collections[name].pages);
      starts.set(name, found);
      return found;
    },
    messages: (locale) => localizeMessages(content, locale),
    site: () => content.site && showSite(content.site, images, url),
    show: (name, entry) => showEntry(name, entry, images),
  };
}

/** The names of the images that pages show. */
export function usedImages({ content }: Edition): Set<string> {
  const names = content.entries.flatMap(({ collection, fields }) =>
    imageFields(collection).map((field) => fields[field]),
  );
  const all = [...names, ...Object.values(content.site?.images ?? {})];
  return new Set(all.filter((name) => typeof name === 'string'));
}

function unchangedLists({ entries }: Content, last: Edition) {
  const before = last.content.entries;
  const isUnchanged = (name: CollectionName) => {
    const [now, then] = [entries, before].map((each) =>
      each.filter(({ collection }) => collection === name),
    );
    return now?.length === then?.length && now?.every((entry, index) => entry === then?.[index]);
  };
  const unchanged = collectionNames.filter(isUnchanged);
  return [...last.lists].filter(([key]) => unchanged.some((name) => key.startsWith(`${name} `)));
}

function published({ entries }: Content, name: CollectionName, { withDrafts }: Press): Entry[] {
  const own = entries.filter(({ collection }) => collection === name);
  if (withDrafts) return own;
  const drafts = own.filter(
    ({ locale, fields }) => locale === defaultLocale && fields['draft'] === true,
  );
  const hidden = new Set(drafts.map(({ slug }) => slug));
  return own.filter(({ slug }) => !hidden.has(slug));
}

function showEntry(
  name: CollectionName,
  { slug, fields }: LocalizedEntry,
  images: ImageIndex,
): Fields {
  const pictures = imageFields(name).map(
    (field) => [field, picture(fields[field], images)] as const,
  );
  return { slug, ...fields, ...Object.fromEntries(pictures) };
}

function showSite(site: SiteFields, index: ImageIndex, url = site.url): Fields {
  const { hero, biography } = site.images;
  const images = { hero: picture(hero, index), biography: picture(biography, index) };
  return { ...site, url: siteUrl(url), images };
}

function picture(name: unknown, { images }: ImageIndex): Picture | undefined {
  const image = typeof name === 'string' ? images.get(name) : undefined;
  return image && describePicture(image);
}
