// In: a photograph of the content. Out: a full-size JPEG with caption and credit in its EXIF data.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Exif } from 'sharp';
import { cached, digestOfCode } from '../../content/io/cached.ts';
import { describePicture } from '../../content/images/describe-picture.ts';
import type { ImageIndex } from '../../content/images/index-images.ts';
import type { Print } from './fields.ts';
import type { Localized } from '../../content/fields/localized.ts';

/** Returns a function that encodes photographs of the content for print. */
export function photographPrinter({ files }: ImageIndex, licence: string | undefined) {
  const paths = new Map([...files.values()].map((file) => [describePicture(file).base, file.path]));
  return async (photograph: Pick<Print, 'image'> & PrintMetadata) => {
    const path = paths.get(photograph.image.base);
    if (path === undefined) throw new Error(`There is no photograph ${photograph.image.base}.`);
    return encodePrint(await readFile(path), exifOf(photograph, licence));
  };
}

const quality = 90;
const density = 300;
// JPEG has no transparency, which would become black.
const background = '#fff';

/**
 * Encodes a JPEG for print, with its colour profile. `exif` replaces the camera's, which reveals place and equipment.
 */
export async function encodePrint(bytes: Buffer, exif: Readonly<Exif>): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([digestOfCode(import.meta.filename), exif, sharp.versions]))
    .update(bytes)
    .digest('hex');
  return cached('prints', key, async () => {
    const { space, chromaSubsampling: source } = await sharp(bytes).metadata();
    const chromaSubsampling = source === '4:2:0' ? source : '4:4:4';
    return (
      sharp(bytes)
        .autoOrient()
        .flatten({ background })
        // The ICC profile of a grayscale picture applies to grayscale only.
        .toColourspace(space === 'b-w' || space === 'grey16' ? 'b-w' : 'srgb')
        .keepIccProfile()
        .withDensity(density)
        .withExif(exif)
        .jpeg({ quality, chromaSubsampling })
        .toBuffer()
    );
  });
}

/** The EXIF data of a photograph. Fields that begin with `XP` are in Unicode, the others in ASCII. */
export function exifOf(
  { credit, creditText, caption }: PrintMetadata,
  licence: string | undefined,
): Exif {
  const rights = [creditText?.value, licence].filter(isLatin).join(', ');
  const fields = {
    Artist: isLatin(credit) && credit,
    Copyright: rights,
    ImageDescription: isLatin(caption.value) && caption.value,
    XPAuthor: credit,
    XPComment: caption.value,
  };
  const tags = Object.entries(fields).flatMap(([name, text]) =>
    text ? [[name, text] as const] : [],
  );
  return { IFD0: { Orientation: '1', ...Object.fromEntries(tags) } };
}

interface PrintMetadata extends Pick<Print, 'credit' | 'caption'> {
  readonly creditText: Localized | undefined;
}

/** In ASCII fields, Latin letters lose their accents, and those of other scripts become question marks. */
function isLatin(text: string | undefined): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text ?? '');
}
