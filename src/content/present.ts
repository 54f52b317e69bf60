// In: paginated content. Out: the `SiteContent` that pages get, with pictures instead of image names.
import { join } from 'node:path';
import type { Locale } from '../locales.ts';
import { describePicture } from './images/describe-picture.ts';
import type { ImageIndex } from './images/index-images.ts';
import { imageFields } from './named-images.ts';
import type { LocalizedEntry } from './localize.ts';
import { memoize } from './memoize.ts';
import type { PaginatedContent } from './paginate.ts';
import { collectionNames, collections, type CollectionName } from './schema/collections.ts';
import type { SiteFields } from './schema/content.ts';
import type { Picture } from './schema/localized.ts';
import { isLanguageContent, isSite } from './schema/shown.ts';
import { siteUrl, type Site } from './schema/site.ts';
import type { LanguageContent, SiteContent } from './schema/site-content.ts';

interface PresentOptions {
  readonly site: SiteFields;
  readonly images: ImageIndex;
  /** The root of the project, where pages are told the file of each entry. */
  readonly filesIn?: string;
  /** Overrides the site's URL in site.yaml. */
  readonly url?: string | undefined;
}

/** Presents the content. Throws where a value isn't of the type that pages expect. */
export function present(
  languages: ReadonlyMap<Locale, PaginatedContent>,
  { site, images, url, filesIn }: PresentOptions,
): SiteContent {
  const presented = [...languages].map(
    ([locale, content]) => [locale, presentLanguage(content, images, filesIn)] as const,
  );
  return { site: presentSite(site, images, url), languages: new Map(presented) };
}

function presentLanguage(
  { messages, collections: all }: PaginatedContent,
  images: ImageIndex,
  filesIn: string | undefined,
): LanguageContent {
  const presented = collectionNames.map((name) => {
    const pages = (all.get(name) ?? []).map((page) => ({
      ...page,
      entries: page.entries.map((entry) => presentEntry(entry, name, images, filesIn)),
    }));
    return [name, pages] as const;
  });
  const own = { messages, collections: Object.fromEntries(presented) };
  if (isLanguageContent(own)) return own;
  throw new TypeError('An entry or an interface text lacks what pages show.');
}

/** An entry as its collection's pages get it. */
const presentEntry = memoize(
  (
    { file, slug, fields, body }: LocalizedEntry,
    name: CollectionName,
    images: ImageIndex,
    filesIn: string | undefined,
  ) => {
    const pictures = imageFields(name)
      .filter((field) => fields[field] !== undefined)
      .map((field) => [field, picture(fields[field], images)] as const);
    const { anchor } = collections[name];
    return {
      slug,
      ...(filesIn !== undefined && { sourceFile: join(filesIn, file) }),
      ...(anchor !== undefined && { anchor: anchor + slug }),
      ...fields,
      ...Object.fromEntries(pictures),
      ...(body && { body }),
    };
  },
);

function presentSite(site: SiteFields, index: ImageIndex, url = site.url): Site {
  const images = Object.entries(site.images).map(
    ([name, image]) => [name, picture(image, index, true)] as const,
  );
  const presented = {
    ...site,
    kind: site.kind ?? 'person',
    url: siteUrl(url),
    images: Object.fromEntries(images),
  };
  if (isSite(presented)) return presented;
  throw new TypeError('`site.yaml` lacks what pages show.');
}

function picture(name: unknown, { images }: ImageIndex, isOpening = false): Picture | undefined {
  const image = typeof name === 'string' ? images.get(name) : undefined;
  return image && describePicture(image, isOpening);
}
