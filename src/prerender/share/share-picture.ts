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

/** The photograph of each page's Open Graph picture: its own first one that no page before it has in its language. */
export function shareablePhotographs(pages: readonly PageData[]): ReadonlyMap<PageData, Picture> {
  const found = new Map<PageData, Picture>();
  for (const data of pages.filter(({ page }) => page !== '404')) {
    const others = [...found].filter(([{ locale }]) => locale === data.locale);
    const own = photographsOn(data);
    const isTaken = ({ base }: Picture) => others.some(([, other]) => other.base === base);
    const [[, fallback] = []] = found;
    const photograph = own.find((each) => !isTaken(each)) ?? own[0] ?? fallback;
    if (photograph) found.set(data, photograph);
  }
  return found;
}

/** The photographs that stand for a page, the best first: the one that it opens with, then those in its list. */
function photographsOn(data: PageData): Picture[] {
  // The photographs of a numbered page change with every new item.
  if (data.number > 1) return [];
  const opening = 'picture' in data.content ? data.content.picture : undefined;
  return [opening, ...listedOn(data)].filter((each) => each !== undefined);
}

function listedOn(data: PageData): Picture[] {
  if (isPage(data, 'gallery')) return data.content.photos.entries.map(({ image }) => image);
  if (isPage(data, 'media')) return data.content.videos.entries.map(({ poster }) => poster);
  if (isPage(data, 'press')) return data.content.press.entries.flatMap(({ image }) => image ?? []);
  if (isPage(data, 'contact')) return data.content.kit?.photographs.map(({ image }) => image) ?? [];
  return [];
}
