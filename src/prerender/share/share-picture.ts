// A page -> the picture of its link previews.
import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Picture } from '../../content/schema/localized.ts';
import { isPage } from '../../site/is-page.ts';
import type { PageData, ShellData } from '../../site/page-data/page-data.ts';
import { pictureFile } from '../../site/picture-file.ts';
import { writeFile } from '../write-file.ts';
import { openGraphPicture } from './open-graph.ts';

/** Writes a page's Open Graph picture into the site's folder and returns its path there. */
export async function sharePicture(
  { page, title }: PageData,
  { messages, site: { artist } }: ShellData,
  photograph: Picture,
  folder: string,
): Promise<string> {
  const bytes = await openGraphPicture({
    photo: join(folder, pictureFile(photograph)),
    title: page === 'home' ? artist : title.value,
    subtitle: messages['site.subtitle'].value,
    artist,
  });
  const name = `assets/share-${hash('sha256', bytes).slice(0, 8)}.jpg`;
  writeFile(folder, name, bytes);
  return name;
}

/** The photograph of a page's Open Graph picture; `undefined` where the page has none of its own. */
export function sharedPhotograph(data: PageData): Picture | undefined {
  // The first photograph of a numbered page changes with every new item.
  if (data.number > 1) return undefined;
  if (isPage(data, 'home') || isPage(data, 'biography')) return data.content.picture;
  if (isPage(data, 'gallery')) return data.content.photos.entries[0]?.image;
  if (isPage(data, 'media')) return data.content.videos.entries[0]?.poster;
  if (isPage(data, 'press')) return data.content.press.entries[0]?.image;
  if (isPage(data, 'contact')) return data.content.kit?.photographs[0]?.image;
  return undefined;
}
