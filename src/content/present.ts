// In: paginated content. Out: the site's view of it, with pictures instead of image names.
import type { Locale } from '../locales.ts';
import { describePicture } from './images/describe-picture.ts';
import type { ImageIndex } from './images/index-images.ts';
import type { LocalizedEntry } from './localize.ts';
import type { PaginatedContent } from './paginate.ts';
import { collections, type CollectionName } from './schema/collections.ts';
import type { SiteFields } from './schema/content.ts';
import type { Picture } from './schema/localized.ts';
import { siteUrl } from './schema/site.ts';
import { imageFields } from './images/named-images.ts';
import type { Fields } from './validate/check-fields.ts';

interface SiteOptions {
  readonly site: SiteFields | undefined;
  readonly images: ImageIndex;
  /** Overrides the site's URL in site.yaml. */
  readonly url?: string | undefined;
}

/** Makes a `SiteContent`; `site` is missing where site.yaml was never valid. */
export function present(
  languages: ReadonlyMap<Locale, PaginatedContent>,
  { site, images, url }: SiteOptions,
): { readonly site?: Fields; readonly languages: Readonly<Record<string, unknown>> } {
  const shown = [...languages].map(([locale, local]) => {
    const pages = [...local.collections].map(([name, all]) => {
      const show = (entry: LocalizedEntry) => showEntry(name, entry, images);
      return [name, all.map((page) => ({ ...page, entries: page.entries.map(show) }))] as const;
    });
    const content = { messages: local.messages, collections: Object.fromEntries(pages) };
    return [locale, content] as const;
  });
  return {
    ...(site && { site: showSite(site, images, url) }),
    languages: Object.fromEntries(shown),
  };
}

/** The value of an entry's body is its module id in `bodies`. */
function showEntry(
  name: CollectionName,
  { slug, fields, body }: LocalizedEntry,
  images: ImageIndex,
): Fields {
  const pictures = imageFields(name)
    .filter((field) => fields[field] !== undefined)
    .map((field) => [field, picture(fields[field], images)] as const);
  const text = body && { body: { ...body, value: `/${body.value.file}` } };
  const { anchor } = collections[name];
  return {
    slug,
    ...(anchor !== undefined && { anchor: anchor + slug }),
    ...fields,
    ...Object.fromEntries(pictures),
    ...text,
  };
}

function showSite(site: SiteFields, index: ImageIndex, url = site.url): Fields {
  const images = Object.entries(site.images).map(
    ([name, image]) => [name, picture(image, index)] as const,
  );
  return {
    ...site,
    kind: site.kind ?? 'person',
    url: siteUrl(url),
    images: Object.fromEntries(images),
  };
}

function picture(name: unknown, { images }: ImageIndex): Picture | undefined {
  const image = typeof name === 'string' ? images.get(name) : undefined;
  return image && describePicture(image);
}
