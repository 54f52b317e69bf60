import type { Picture } from '../../content/schema/localized.ts';
import { isPage } from '../../site/is-page.ts';
import type { PageData } from '../../site/page-data/page-data.ts';

/** The photograph that stands for a page where its link is shared; nothing where it has none of its own. */
export function sharedPicture(data: PageData): Picture | undefined {
  // The first page's photograph may be another with every new item.
  if (data.number > 1) return undefined;
  if (isPage(data, 'home') || isPage(data, 'biography')) return data.content.picture;
  if (isPage(data, 'gallery')) return data.content.photos.entries[0]?.image;
  if (isPage(data, 'media')) return data.content.videos.entries[0]?.poster;
  if (isPage(data, 'press')) return data.content.press.entries[0]?.image;
  if (isPage(data, 'contact')) return data.content.kit?.photographs[0]?.image;
  return undefined;
}
