// Pages -> the pictures of their link previews: each page's own photograph.
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cached, digestOfCode } from '../content/cached.ts';
import { writeFile } from '../content/write-file.ts';
import type { Localized, Picture } from '../content/fields/localized.ts';
import { isPage } from '../site/is-page.ts';
import type { PageData, ShellData } from '../site/page-data.ts';
import { pictureFile } from '../site/picture-file.ts';
import { colour } from '../theme/tokens.ts';

/** A page's Open Graph picture: its path in the site's folder, and what it shows where some page says so. */
export interface SharePicture {
  readonly path: string;
  readonly alt?: string;
}

/** Writes the Open Graph picture of every page into the site's folder, once a photograph. */
export async function sharePictures(
  pages: readonly PageData[],
  shells: readonly ShellData[],
  folder: string,
): Promise<ReadonlyMap<PageData, SharePicture>> {
  const written = new Map<string, string>();
  const found = new Map<PageData, SharePicture>();
  const said = new Map(shells.map((shell) => [shell.locale, altTexts(pages, shell)]));
  for (const [page, photograph] of shareablePhotographs(pages)) {
    const { base } = photograph;
    const path = written.get(base) ?? (await writeSharePicture(photograph, folder));
    written.set(base, path);
    const own = photographsOn(page).find(({ image, alt }) => image.base === base && alt);
    const alt = own?.alt ?? said.get(page.locale)?.get(base);
    found.set(page, { path, ...(alt && { alt: alt.value }) });
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
  const settings = JSON.stringify([
    digestOfCode(import.meta.filename),
    colour.ground,
    sharp.versions,
  ]);
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
    // The photographs of a numbered page change with every new item.
    const own = data.number > 1 ? [] : photographsOn(data).map(({ image }) => image);
    const isTaken = ({ base }: Picture) => others.some(([, other]) => other.base === base);
    const [[, fallback] = []] = found;
    const photograph = own.find((each) => !isTaken(each)) ?? own[0] ?? fallback;
    if (photograph) found.set(data, photograph);
  }
  return found;
}

/** What photographs show, by their `base`, as pages of a language say it. */
function altTexts(
  all: readonly PageData[],
  { locale, messages }: ShellData,
): ReadonlyMap<string, Localized> {
  const pages = all.filter((page) => page.locale === locale);
  const portraits = pages
    .filter((page) => isPage(page, 'contact'))
    .map(({ content }) => ({ image: content.picture, alt: messages['site.portrait'] }));
  const said = [...portraits, ...pages.flatMap(photographsOn)];
  return new Map(said.flatMap(({ image, alt }) => (image && alt ? [[image.base, alt]] : [])));
}

/** A photograph on a page; one that decorates it has no alternative text. */
interface Photograph {
  readonly image: Picture;
  readonly alt?: Localized | undefined;
}

/** The photographs that stand for a page, the best first: the one that it opens with, then those in its list. */
function photographsOn(data: PageData): Photograph[] {
  const { content } = data;
  const alt = 'alt' in content ? content.alt : undefined;
  const opening = 'picture' in content && content.picture ? [{ image: content.picture, alt }] : [];
  return [...opening, ...listedOn(data)];
}

function listedOn(data: PageData): readonly Photograph[] {
  if (isPage(data, 'biography')) return data.content.portraits;
  if (isPage(data, 'gallery')) return data.content.photos.entries;
  if (isPage(data, 'media'))
    return data.content.videos.entries.map(({ poster }) => ({ image: poster }));
  if (isPage(data, 'press'))
    return data.content.press.entries.flatMap(({ image, alt }) => (image ? [{ image, alt }] : []));
  if (isPage(data, 'contact')) return data.content.kit?.photographs ?? [];
  return [];
}
