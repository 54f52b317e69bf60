// Pages -> the pictures of their link previews: a photograph of each page.
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cached, digestOfCode } from '../content/io/cached.ts';
import { writeFile } from '../content/io/file-system.ts';
import type { Picture } from '../content/fields/localized.ts';
import { notFoundPath } from '../page/addresses.ts';
import { groupBy } from '../lists.ts';
import type { PageData } from '../page/page.ts';
import { photographsIn, pictureFile, type Photograph } from '../body/picture-file.ts';
import { colour } from '../theme/tokens.ts';

/** A page's Open Graph picture: its path in the site's folder, and the alternative text of any page that has one. */
export interface SharePicture {
  readonly path: string;
  readonly alt?: string;
}

/** Writes the Open Graph pictures of pages into the site's folder, one for each photograph. */
export async function sharePictures(
  pages: readonly PageData[],
  folder: string,
): Promise<ReadonlyMap<PageData, SharePicture>> {
  const written = new Map<string, string>();
  const pictures = new Map<PageData, SharePicture>();
  const photographsByPage = new Map(pages.map((page) => [page, photographsIn(page.content)]));
  const byLocale = groupBy([...photographsByPage], ([page]) => page.locale);
  for (const [page, photograph] of shareablePhotographs(photographsByPage)) {
    const { base } = photograph;
    const path = written.get(base) ?? (await writeSharePicture(photograph, folder));
    written.set(base, path);
    const localePages = byLocale.find(({ name }) => name === page.locale)?.items ?? [];
    const inOrder = [
      photographsByPage.get(page) ?? [],
      ...localePages.map(([, photographs]) => photographs),
    ];
    const { alt } =
      inOrder.flat().find((candidate) => candidate.image.base === base && candidate.alt) ?? {};
    pictures.set(page, { path, ...(alt && { alt: alt.value }) });
  }
  return pictures;
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
 * A photograph at 1200 × 630 pixels. A wide one is cropped around its most striking part; an upright one is padded, since a
 * wide crop would cut faces.
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

type Photographs = ReadonlyMap<PageData, readonly Photograph[]>;

/** The first photograph of each page that no earlier page of its language has. */
function shareablePhotographs(photographsByPage: Photographs): ReadonlyMap<PageData, Picture> {
  const chosen = new Map<PageData, Picture>();
  for (const [data, photographs] of photographsByPage) {
    if (data.path === notFoundPath) continue;
    const earlier = [...chosen].filter(([{ locale }]) => locale === data.locale);
    // The photographs of a numbered page change with every new item.
    const candidates = data.number > 1 ? [] : photographs.map(({ image }) => image);
    const isTaken = ({ base }: Picture) => earlier.some(([, picture]) => picture.base === base);
    const [[, fallback] = []] = chosen;
    const photograph =
      candidates.find((candidate) => !isTaken(candidate)) ?? candidates[0] ?? fallback;
    if (photograph) chosen.set(data, photograph);
  }
  return chosen;
}
