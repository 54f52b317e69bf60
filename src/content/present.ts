// In: the content in every language. Out: the `SiteContent` that pages get, its collections in pages, with pictures instead of image names.
import { join } from 'node:path';
import { assumeType } from '../assume-type.ts';
import type { Locale } from '../locales.ts';
import { describePicture } from './images/describe-picture.ts';
import type { ImageIndex } from './images/index-images.ts';
import { mediaFields, type NamedMedium } from './images/named-media.ts';
import { isSound, type SoundIndex } from './index-sounds.ts';
import type { LocalizedContent, LocalizedEntry } from './localize.ts';
import { memoize } from '../memoize.ts';
import type { Collection } from './fields/collection.ts';
import type { SiteFields, Collections, LanguageContent, SiteContent } from './fields/content.ts';
import type { Page, Picture, Sound } from './fields/localized.ts';
import type { ContentModel } from './model.ts';
import { siteUrl } from './fields/addresses.ts';

interface PresentOptions {
  readonly model: ContentModel;
  readonly site: SiteFields;
  readonly images: ImageIndex;
  readonly sounds: SoundIndex;
  /** All that the content names. */
  readonly named: readonly NamedMedium[];
  /** The root of the project, where pages are told the file of each entry. */
  readonly filesIn?: string;
  /** Overrides the site's URL in site.yaml. */
  readonly url?: string | undefined;
}

/** Presents the content, which has been checked. Throws, with the file that names it, where a picture or a sound is missing. */
export function present(
  languages: ReadonlyMap<Locale, LocalizedContent>,
  { model, site, images, sounds, named, url, filesIn }: PresentOptions,
): SiteContent {
  const presented = [...languages].map(
    ([locale, content]) => [locale, presentLanguage(content, images, sounds, filesIn)] as const,
  );
  const ofKind = (wanted: NamedMedium['kind']) =>
    named.filter(({ kind, place }) => kind === wanted && 'start' in place);
  return {
    sharedMessages: [...model.messages.rows].flatMap(([key, { shared }]) => (shared ? key : [])),
    site: presentSite(site, images, url),
    languages: new Map(presented),
    pictures: new Map(ofKind('image').map(({ name, file }) => [name, picture(name, images, file)])),
    sounds: new Map(ofKind('sound').map(({ name, file }) => [name, sound(name, sounds, file)])),
  };
}

function presentLanguage(
  { messages, collections: all }: LocalizedContent,
  images: ImageIndex,
  sounds: SoundIndex,
  filesIn: string | undefined,
): LanguageContent {
  const presented = [...all].map(([collection, list]) => {
    const entries = list.map((entry) => presentEntry(entry, collection, images, sounds, filesIn));
    return [collection, paginate(entries, collection.pageSize)] as const;
  });
  return { messages: assumeType(messages), collections: collectionsOf(new Map(presented)) };
}

/** Items in pages of at most so many; without a size, all on one. */
export function paginate<Item>(items: readonly Item[], size = items.length): Page<Item>[] {
  const count = items.length > 0 ? Math.ceil(items.length / size) : 0;
  return Array.from({ length: count }, (_, index) => ({
    entries: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    count,
    total: items.length,
  }));
}

function collectionsOf(all: ReadonlyMap<Collection, readonly Page<unknown>[]>): Collections {
  return {
    get: (collection) => assumeType(all.get(collection) ?? []),
    named: (name) => assumeType([...all].find(([each]) => each.name === name)?.[1] ?? []),
  };
}

/** An entry as its collection's pages get it. */
const presentEntry = memoize(
  (
    { file, slug, fields, body }: LocalizedEntry,
    collection: Collection,
    images: ImageIndex,
    sounds: SoundIndex,
    filesIn: string | undefined,
  ) => {
    const media = mediaFields(collection, fields).map(({ place: [field = ''], kind, name }) => {
      const found = kind === 'image' ? picture(name, images, file) : sound(name, sounds, file);
      return [field, found] as const;
    });
    const { anchor } = collection;
    return {
      slug,
      ...(filesIn !== undefined && { sourceFile: join(filesIn, file) }),
      ...(anchor !== undefined && { anchor: anchor + slug }),
      ...fields,
      ...Object.fromEntries(media),
      ...(body && { body }),
    };
  },
);

function presentSite(site: SiteFields, index: ImageIndex, url = site.url) {
  const images = Object.entries(site.images).map(
    ([name, image]) => [name, picture(image, index, 'site.yaml', true)] as const,
  );
  return { ...site, url: siteUrl(url) ?? url, images: Object.fromEntries(images) };
}

function picture(name: string, { images }: ImageIndex, file: string, isOpening = false): Picture {
  const image = images.get(name);
  if (!image) throw new Error(`${file} names the picture \`${name}\`, which isn't there.`);
  return describePicture(image, isOpening);
}

function sound(name: string, sounds: SoundIndex, file: string): Sound {
  const found = sounds.get(name);
  if (!isSound(found)) throw new Error(`${file} names the sound \`${name}\`, which isn't there.`);
  return found;
}
