// In: the content in every language. Out: the `SiteContent` that pages get, its collections in pages, with pictures instead of image names.
import { join } from 'node:path';
import { assumeType } from '../assume-type.ts';
import type { Locale } from '../locales.ts';
import { describePicture } from './images/describe-picture.ts';
import type { MediaIndexes } from './check/check-media.ts';
import type { MediaRef } from './assets/media-refs.ts';
import type { LocalizedContent, LocalizedEntry } from './localize.ts';
import { memoize } from '../memoize.ts';
import type { Collection } from './fields/collection.ts';
import type {
  SiteFile,
  FieldValues,
  Collections,
  LanguageContent,
  SiteContent,
} from './fields/content.ts';
import type { Slice, Picture, Sound } from './fields/localized.ts';
import type { FieldType } from './fields/field-type.ts';
import { type Field, isTranslated, itemOf, type Shape } from './fields/shape.ts';
import type { ContentModel } from './model.ts';
import { listPages, paginate } from './page-list.ts';
import { isObject } from '../text/is-object.ts';
import { siteUrl } from './fields/addresses.ts';

interface PresentOptions {
  readonly model: ContentModel;
  readonly site: SiteFile;
  readonly media: MediaIndexes;
  /** All that the content names. */
  readonly mediaRefs: readonly MediaRef[];
  /** The root of the project, where pages are told the file of each entry. */
  readonly sourceRoot?: string;
  /** Overrides the site's URL in site.yaml. */
  readonly url?: string | undefined;
}

/** Presents the content, which has been checked. Throws, with the file that names it, where a picture or a sound is missing. */
export function present(
  languages: ReadonlyMap<Locale, LocalizedContent>,
  options: PresentOptions,
): Omit<SiteContent, 'addresses'> {
  const { model, site, media, mediaRefs: named, url } = options;
  const presented = [...languages].map(
    ([locale, content]) => [locale, presentLanguage(content, options)] as const,
  );
  const ofKind = (wanted: MediaRef['kind']) =>
    named.filter(({ kind, place }) => kind === wanted && 'start' in place);
  return {
    site: presentSite(site, model.site.shape, media, url),
    languages: new Map(presented),
    pictures: new Map(ofKind('image').map(({ name, file }) => [name, picture(name, media, file)])),
    sounds: new Map(ofKind('sound').map(({ name, file }) => [name, sound(name, media, file)])),
  };
}

function presentLanguage(
  { messages, customTexts: ownTexts, collections: all }: LocalizedContent,
  { model, site, media, sourceRoot: filesIn }: PresentOptions,
): LanguageContent {
  const blocks = new Map<object, number>();
  const presented = [...all].map(([collection, list]) => {
    const entries = list.map((entry) => {
      const shown = presentEntry(entry, collection, media, filesIn);
      blocks.set(shown, entry.blockCount);
      return shown;
    });
    return [collection, paginate(entries, collection.pageSize)] as const;
  });
  const collections = collectionsOf(new Map(presented));
  const pageList = listPages(model.pages, {
    entriesIn: collections.byName,
    blockCountOf: (entry) => blocks.get(entry) ?? 0,
    site,
  });
  return { messages: assumeType(messages), customTexts: ownTexts, collections, pageList };
}

function collectionsOf(all: ReadonlyMap<Collection, readonly Slice<unknown>[]>): Collections {
  return {
    get: (collection) => assumeType(all.get(collection) ?? []),
    byName: (name) => assumeType([...all].find(([each]) => each.name === name)?.[1] ?? []),
  };
}

/** An entry as its collection's pages get it. */
const presentEntry = memoize(
  (
    { file, locale, slug, fields, body }: LocalizedEntry,
    { fields: shape, anchor }: Collection,
    media: MediaIndexes,
    filesIn: string | undefined,
  ) => ({
    slug,
    ...(filesIn !== undefined && { sourceFile: join(filesIn, file) }),
    ...(anchor !== undefined && { anchor: anchor + slug }),
    ...presentFields(fields, shape, {
      locale,
      image: (name, { isOpening }) => picture(name, media, file, isOpening),
      sound: (name) => sound(name, media, file),
    }),
    ...(body && { body }),
  }),
);

function presentSite(site: SiteFile, shape: Shape, media: MediaIndexes, url = site.url) {
  const presented = presentFields(site, shape, {
    image: (name, { isOpening }) => picture(name, media, 'site.yaml', isOpening),
  });
  return { ...presented, url: siteUrl(url) ?? url };
}

/** By kind, what pages get for the name of a file; the names of other files stay as they are. */
interface Context extends Partial<
  Record<MediaRef['kind'], (name: string, type: FieldType) => Picture | Sound>
> {
  /** The language of the pages; site.yaml is in none. */
  readonly locale?: Locale;
}

/** The values of the fields that are declared, as pages get them. */
function presentFields(values: FieldValues, shape: Shape, context: Context): FieldValues {
  const presented = Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]): [string, unknown][] =>
      Object.hasOwn(values, name) ? [[name, presentValue(values[name], field, context)]] : [],
    ),
  );
  return { ...presented, ...focusedPictures(presented, shape) };
}

/** The pictures of which a field beside them says where to look. */
function focusedPictures(presented: FieldValues, shape: Shape): FieldValues {
  const pictures = Object.entries(presented).flatMap(([name, focus]) => {
    const { focusOf = '' } = shape[name]?.type ?? {};
    const focused = presented[focusOf];
    return isObject(focused) ? [[focusOf, { ...focused, focus }] as const] : [];
  });
  return Object.fromEntries(pictures);
}

function presentValue(value: unknown, field: Field, context: Context): unknown {
  const { fields, type } = field;
  const item = itemOf(field);
  if (fields && isObject(value)) return presentFields(value, fields, context);
  if (item && Array.isArray(value)) return value.map((each) => presentValue(each, item, context));
  const find = type?.medium && context[type.medium];
  if (type && find && typeof value === 'string') return find(value, type);
  const { locale } = context;
  return locale && type?.present && !isTranslated(field) ? type.present(value, locale) : value;
}

function picture(
  name: string,
  { image: { files: facts } }: MediaIndexes,
  file: string,
  isOpening = false,
): Picture {
  const image = facts.get(name);
  if (!image) throw new Error(`${file} names the picture \`${name}\`, which isn't there.`);
  return describePicture(image, isOpening);
}

function sound(name: string, { sound: { files: facts } }: MediaIndexes, file: string): Sound {
  const found = facts.get(name);
  if (!found) throw new Error(`${file} names the sound \`${name}\`, which isn't there.`);
  return { address: `/files/${name}`, seconds: found.seconds };
}
