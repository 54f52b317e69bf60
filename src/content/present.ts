// In: the content in every language. Out: the `SiteContent` for pages: collections in slices, pictures instead of names.
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
  /** All references to media in the content. */
  readonly mediaRefs: readonly MediaRef[];
  /** The root of the project; if set, entries contain the path of their file. */
  readonly sourceRoot?: string;
  /** Overrides the site's URL in site.yaml. */
  readonly url?: string | undefined;
}

/** Presents validated content. Throws if a picture or a sound is missing, with the file that refers to it. */
export function present(
  languages: ReadonlyMap<Locale, LocalizedContent>,
  options: PresentOptions,
): Omit<SiteContent, 'addresses'> {
  const { model, site, media, mediaRefs, url } = options;
  const presented = [...languages].map(
    ([locale, content]) => [locale, presentLanguage(content, options)] as const,
  );
  const bodyRefs = (kind: MediaRef['kind']) =>
    mediaRefs.filter((ref) => ref.kind === kind && 'start' in ref.place);
  return {
    site: presentSite(site, model.site.shape, media, url),
    languages: new Map(presented),
    pictures: new Map(
      bodyRefs('image').map(({ name, file }) => [name, picture(name, media, file)]),
    ),
    sounds: new Map(bodyRefs('sound').map(({ name, file }) => [name, sound(name, media, file)])),
  };
}

function presentLanguage(
  { messages, customTexts, collections: localized }: LocalizedContent,
  { model, site, media, sourceRoot }: PresentOptions,
): LanguageContent {
  const blockCounts = new Map<object, number>();
  const presented = [...localized].map(([collection, list]) => {
    const entries = list.map((localizedEntry) => {
      const entry = presentEntry(localizedEntry, collection, media, sourceRoot);
      blockCounts.set(entry, localizedEntry.blockCount);
      return entry;
    });
    return [collection, paginate(entries, collection.pageSize)] as const;
  });
  const collections = collectionsOf(new Map(presented));
  const pageList = listPages(model.pages, {
    entriesIn: collections.byName,
    blockCountOf: (entry) => blockCounts.get(entry) ?? 0,
    site,
  });
  return { messages: assumeType(messages), customTexts, collections, pageList };
}

function collectionsOf(slices: ReadonlyMap<Collection, readonly Slice<unknown>[]>): Collections {
  return {
    get: (collection) => assumeType(slices.get(collection) ?? []),
    byName: (name) =>
      assumeType([...slices].find(([collection]) => collection.name === name)?.[1] ?? []),
  };
}

/** An entry in the form that pages show. */
const presentEntry = memoize(
  (
    { file, locale, slug, fields, body }: LocalizedEntry,
    { fields: shape, anchor }: Collection,
    media: MediaIndexes,
    sourceRoot: string | undefined,
  ) => ({
    slug,
    ...(sourceRoot !== undefined && { sourceFile: join(sourceRoot, file) }),
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

/** How to present file names, keyed by kind of medium; other names are unchanged. */
interface PresentContext extends Partial<
  Record<MediaRef['kind'], (name: string, type: FieldType) => Picture | Sound>
> {
  /** The language of the pages; undefined for site.yaml. */
  readonly locale?: Locale;
}

/** The values of declared fields in the form that pages show. */
function presentFields(values: FieldValues, shape: Shape, context: PresentContext): FieldValues {
  const presented = Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]): [string, unknown][] =>
      Object.hasOwn(values, name) ? [[name, presentValue(values[name], field, context)]] : [],
    ),
  );
  return { ...presented, ...focusedPictures(presented, shape) };
}

/** The pictures with a focus, which is set in a sibling field. */
function focusedPictures(presented: FieldValues, shape: Shape): FieldValues {
  const pictures = Object.entries(presented).flatMap(([name, focus]) => {
    const { focusOf = '' } = shape[name]?.type ?? {};
    const focused = presented[focusOf];
    return isObject(focused) ? [[focusOf, { ...focused, focus }] as const] : [];
  });
  return Object.fromEntries(pictures);
}

function presentValue(value: unknown, field: Field, context: PresentContext): unknown {
  const { fields, type } = field;
  const item = itemOf(field);
  if (fields && isObject(value)) return presentFields(value, fields, context);
  if (item && Array.isArray(value))
    return value.map((element) => presentValue(element, item, context));
  const resolve = type?.medium && context[type.medium];
  if (type && resolve && typeof value === 'string') return resolve(value, type);
  const { locale } = context;
  return locale && type?.present && !isTranslated(field) ? type.present(value, locale) : value;
}

function picture(
  name: string,
  { image: { files } }: MediaIndexes,
  file: string,
  isOpening = false,
): Picture {
  const image = files.get(name);
  if (!image) throw new Error(`${file} names the picture \`${name}\`, which isn’t there.`);
  return describePicture(image, isOpening);
}

function sound(name: string, { sound: { files } }: MediaIndexes, file: string): Sound {
  const metadata = files.get(name);
  if (!metadata) throw new Error(`${file} names the sound \`${name}\`, which isn’t there.`);
  return { address: `/files/${name}`, seconds: metadata.seconds };
}
