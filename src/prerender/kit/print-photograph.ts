// A photograph of the content -> a full-size JPEG with caption and credit in its metadata.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cached } from '../../content/cached.ts';
import { describePicture } from '../../content/images/describe-picture.ts';
import type { ImageIndex } from '../../content/images/index-images.ts';
import type { Localized } from '../../content/schema/localized.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { Locale } from '../../locales.ts';
import type { PrintedPhotograph } from '../../site/page-data/kit.ts';
import type { PageData, ShellData } from '../../site/page-data/page-data.ts';
import { creditLine } from './texts.ts';

/** An encoder of the photographs in a project's content. */
export function photographPrinter({ images }: ImageIndex) {
  const paths = new Map(
    [...images.values()].map((each) => [describePicture(each).base, each.path]),
  );
  return async (photograph: PrintedPhotograph, contact: PageData<'contact'>, shell: ShellData) => {
    const path = paths.get(photograph.image.base);
    if (path === undefined) throw new Error(`There is no photograph ${photograph.image.base}.`);
    return encodePrint(
      await readFile(path),
      xmp(photograph, creditLine(photograph, contact), shell),
    );
  };
}

const jpeg = { quality: 92, chromaSubsampling: '4:4:4' } as const;
const density = 300;
// JPEGs have no transparency; without a background it becomes black.
const background = '#fff';
// Replaces the camera's EXIF data, which reveal where and with what the photograph was taken.
const exif = { IFD0: { Orientation: '1' } };

/** Encodes a JPEG for print that keeps the colour profile but no other metadata, and holds an XMP packet. */
export async function encodePrint(bytes: Buffer, xmpPacket: string): Promise<Buffer> {
  const { space } = await sharp(bytes).metadata();
  const key = createHash('sha256')
    .update(JSON.stringify([xmpPacket, jpeg, density, background, exif, sharp.versions]))
    .update(bytes)
    .digest('hex');
  return cached('prints', key, () =>
    sharp(bytes)
      .autoOrient()
      .flatten({ background })
      // The profile of a grey picture is for grey only.
      .toColourspace(space === 'b-w' || space === 'grey16' ? 'b-w' : 'srgb')
      .jpeg(jpeg)
      .keepIccProfile()
      .withDensity(density)
      .withExif(exif)
      .withXmp(xmpPacket)
      .toBuffer(),
  );
}

/** An XMP packet with the IPTC's fields: https://iptc.org/std/photometadata/specification/ */
function xmp(
  { caption, credit }: PrintedPhotograph,
  rights: Localized | undefined,
  shell: ShellData,
): string {
  const licence = shell.site.photographsLicence;
  const alternatives = (text: string, lang: Locale = shell.locale) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(text)}</rdf:li><rdf:li xml:lang="${lang}">${escapeHtml(text)}</rdf:li></rdf:Alt>`;
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">',
    `<dc:description>${alternatives(caption.value, caption.lang)}</dc:description>`,
    credit && `<dc:creator><rdf:Seq><rdf:li>${escapeHtml(credit)}</rdf:li></rdf:Seq></dc:creator>`,
    rights && `<dc:rights>${alternatives(rights.value, rights.lang)}</dc:rights>`,
    credit && `<photoshop:Credit>${escapeHtml(credit)}</photoshop:Credit>`,
    licence && `<xmpRights:WebStatement>${escapeHtml(licence)}</xmpRights:WebStatement>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
}
