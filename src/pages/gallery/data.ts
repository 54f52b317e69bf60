import { photos } from './fields.ts';
import { pick } from '../../lists.ts';
import { fillLocalized } from '../../page/messages.ts';
import { sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import type { PageData } from '../../page/page.ts';
import { texts } from './texts.ts';

/** What is shown of a photograph. */
const shown = ['sourceFile', 'slug', 'anchor', 'image', 'alt', 'caption', 'credit'] as const;

/** A photograph of the gallery. */
export type Photo = GalleryPage['content']['photos']['entries'][number];

export type GalleryPage = PageData<Awaited<ReturnType<typeof data>>>;

/** What a page of the gallery shows: the first one opens with a picture. */
export async function data(content: LocaleContent, subpath: string) {
  const { gallery } = content.site.images;
  const page = sliceOf(content.collections.get(photos), subpath);
  const { total } = page;
  return {
    picture: subpath ? undefined : gallery,
    totalText:
      total > 1 ? fillLocalized(content.messagesFor(texts)['gallery.total'], { total }) : undefined,
    photos: { ...page, entries: page.entries.map((each) => pick(each, shown)) },
  };
}
