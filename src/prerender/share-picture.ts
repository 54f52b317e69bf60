// Pages -> the pictures of their link previews: each page's own photograph.
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cached } from '../content/cached.ts';
import { writeFile } from '../content/write-file.ts';
import type { Picture } from '../content/schema/localized.ts';
import { isPage } from '../site/is-page.ts';
import type { PageData } from '../site/page-data/page-data.ts';
import { pictureFile } from '../site/picture-file.ts';
import { colour } from '../theme/tokens.ts';

/** Writes the Open Graph picture of every page into the site's folder, once a photograph. Returns their paths there. */
export async function sharePictures(
  pages: readonly PageData[],
  folder: string,
): Promise<ReadonlyMap<PageData, string>> {
  const written = new Map<string, string>();
  const found = new Map<PageData, string>();
  for (const [page, photograph] of shareablePhotographs(pages)) {
    const { base } = photograph;
    const name = written.get(base) ?? (await writeSharePicture(photograph, folder));
    written.set(base, name);
    found.set(page, name);
  }
  return found;
}

async function writeSharePicture(photograph: Picture, folder: string): Promise<string> {
  const bytes = await fitPhotograph(await readFile(join(folder, pictureFile(photograph))));
  const name = `assets/share-${hash('sha256', bytes).slice(0, 8)}.jpg`;
  writeFile(folder, name, bytes);
  return name;
}

/** The size that Open Graph recommends: https://developers.facebook.com/docs/sharing/webmasters/images/ */
const size = { width: 1200, height: 630 } as const;
const jpeg = { quality: 78, progressive: true } as const;

/**
 * A photograph at 1200 × 630 pixels. A wide one is cropped around what draws the eye; an upright one is shown whole, since
 * a wide cut would leave nothing of a face.
 */
export function fitPhotograph(photograph: Buffer): Promise<Buffer> {
  const settings = JSON.stringify([size, jpeg, colour.ground, sharp.versions]);
  const key = hash('sha256', settings + hash('sha256', photograph));
  return cached('share-pictures', key, async () => {
    const { width, height } = await sharp(photograph).metadata();
    const fit =
      height > width
        ? ({ fit: 'contain', background: colour.ground } as const)
        : ({ fit: 'cover', position: sharp.strategy.attention } as const);
    return sharp(photograph)
      .resize({ ...size, ...fit })
      .jpeg(jpeg)
      .toBuffer();
  });
}

/** Each page's own first photograph that no page before it has in its language. */
function shareablePhotographs(pages: readonly PageData[]): ReadonlyMap<PageData, Picture> {
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
