import { photos } from './fields.ts';
import { pick } from '../../lists.ts';
import { fillLocalized } from '../../page/messages.ts';
import { sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import type { PageData } from '../../page/page.ts';
import { texts } from './texts.ts';

const photoFields = ['sourceFile', 'slug', 'anchor', 'image', 'alt', 'caption', 'credit'] as const;

export type Photo = GalleryPage['content']['photos']['entries'][number];

export type GalleryPage = PageData<Awaited<ReturnType<typeof data>>>;

/** A page of the gallery. Only the first one has a large picture at the top. */
export async function data(content: LocaleContent, subpath: string) {
  const { gallery } = content.site.images;
  const slice = sliceOf(content.collections.get(photos), subpath);
  const { total } = slice;
  return {
    picture: subpath ? undefined : gallery,
    totalText:
      total > 1 ? fillLocalized(content.messagesFor(texts)['gallery.total'], { total }) : undefined,
    photos: { ...slice, entries: slice.entries.map((photo) => pick(photo, photoFields)) },
  };
}
