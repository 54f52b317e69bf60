// Content as the modules virtual:content/* are emitted from it, until nothing imports them.
import { locales, type Locale } from '../locales.ts';
import type { ImageIndex } from './images/index-images.ts';
import { localize, type LocalizedEntry } from './localize.ts';
import { dividePages } from './paginate.ts';
import { collections, type CollectionName } from './schema/collections.ts';
import type { Content } from './schema/content.ts';
import { showEntry, showSite } from './site-content.ts';
import type { Fields } from './validate/check-fields.ts';

/** A site's content at one moment. */
export interface Edition {
  readonly collection: (name: CollectionName, locale: Locale) => readonly LocalizedEntry[];
  readonly pageStarts: (name: CollectionName) => readonly number[];
  readonly messages: (locale: Locale) => Fields;
  readonly site: () => Fields | undefined;
  readonly show: (name: CollectionName, entry: LocalizedEntry) => Fields;
}

/** Makes an edition. */
export function makeEdition(
  content: Content,
  options: { images: ImageIndex; withDrafts: boolean; url?: string | undefined },
): Edition {
  const { images, url } = options;
  const languages = localize(content, options);
  const collection = (name: CollectionName, locale: Locale) =>
    languages.get(locale)?.collections.get(name) ?? [];
  return {
    collection,
    pageStarts(name) {
      const starts = dividePages(
        locales.map(({ id }) => collection(name, id)),
        collections[name].pages,
      );
      return starts.length === 0 ? [0] : starts;
    },
    messages: (locale) => languages.get(locale)?.messages ?? {},
    site: () => content.site && showSite(content.site, images, url),
    show: (name, { slug, fields }) => showEntry(name, { slug, fields }, images),
  };
}
