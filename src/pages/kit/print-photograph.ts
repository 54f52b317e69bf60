// A photograph of the content -> a full-size JPEG with caption and credit in its EXIF data.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Exif } from 'sharp';
import { cached, digestOfCode } from '../../content/io/cached.ts';
import { describePicture } from '../../content/images/describe-picture.ts';
import type { ImageIndex } from '../../content/images/index-images.ts';
import type { Print } from './fields.ts';
import type { Localized } from '../../content/fields/localized.ts';

/** An encoder of the photographs in a project's content. */
export function photographPrinter({ files: facts }: ImageIndex, licence: string | undefined) {
  const paths = new Map([...facts.values()].map((each) => [describePicture(each).base, each.path]));
  return async (photograph: Pick<Print, 'image'> & Credited) => {
    const path = paths.get(photograph.image.base);
    if (path === undefined) throw new Error(`There is no photograph ${photograph.image.base}.`);
    return encodePrint(await readFile(path), exifOf(photograph, licence));
  };
}

const quality = 90;
const density = 300;
// JPEGs have no transparency; without a background it becomes black.
const background = '#fff';

/**
 * Encodes a JPEG for print that keeps the colour profile. `exif` replaces the camera's, which reveals where and with what
 * the photograph was taken.
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
        // The profile of a grey picture is for grey only.
        .toColourspace(space === 'b-w' || space === 'grey16' ? 'b-w' : 'srgb')
        .keepIccProfile()
        .withDensity(density)
        .withExif(exif)
        .jpeg({ quality, chromaSubsampling })
        .toBuffer()
    );
  });
}

/** What a photograph says of itself. Fields that begin with `XP` are in Unicode. */
export function exifOf(
  { credit, creditInWords, caption }: Credited,
  licence: string | undefined,
): Exif {
  const rights = [creditInWords?.value, licence].filter(isLatin).join(', ');
  const fields = {
    Artist: isLatin(credit) && credit,
    Copyright: rights,
    ImageDescription: isLatin(caption.value) && caption.value,
    XPAuthor: credit,
    XPComment: caption.value,
  };
  const written = Object.entries(fields).flatMap(([name, text]) =>
    text ? [[name, text] as const] : [],
  );
  return { IFD0: { Orientation: '1', ...Object.fromEntries(written) } };
}

interface Credited extends Pick<Print, 'credit' | 'caption'> {
  readonly creditInWords: Localized | undefined;
}

/** EXIF's older fields are in ASCII: Latin letters lose their accents, those of other scripts would be question marks. */
function isLatin(text: string | undefined): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text ?? '');
}
