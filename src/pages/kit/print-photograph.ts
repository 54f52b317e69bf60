// A photograph of the content -> a full-size JPEG with caption and credit in its metadata.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cached, digestOfCode } from '../../content/cached.ts';
import { describePicture } from '../../content/images/describe-picture.ts';
import type { ImageIndex } from '../../content/images/index-images.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { Locale } from '../../locales.ts';
import type { PrintedPhotograph } from './data.ts';

/** An encoder of the photographs in a project's content. */
export function photographPrinter({ images }: ImageIndex) {
  const paths = new Map(
    [...images.values()].map((each) => [describePicture(each).base, each.path]),
  );
  return async (
    photograph: PrintedPhotograph,
    texts: readonly PrintTexts[],
    licence: string | undefined,
  ) => {
    const path = paths.get(photograph.image.base);
    if (path === undefined) throw new Error(`There is no photograph ${photograph.image.base}.`);
    return encodePrint(await readFile(path), xmp(photograph, texts, licence));
  };
}

/** What a photograph says of itself in a language. */
interface PrintTexts {
  readonly locale: Locale;
  readonly caption: Localized;
  readonly rights: Localized | undefined;
}

/** The best first; 50 is about what telephones send to each other. */
const qualities = [92, 86, 80, 70, 60, 50] as const;
const density = 300;
// JPEGs have no transparency; without a background it becomes black.
const background = '#fff';
// Replaces the camera's EXIF data, which reveal where and with what the photograph was taken.
const exif = { IFD0: { Orientation: '1' } };

/**
 * Encodes a JPEG for print that keeps the colour profile but no other metadata, and holds an XMP packet. It has the best
 * quality at which it isn't larger than its source: no encoder brings back what that has lost.
 */
export async function encodePrint(bytes: Buffer, xmpPacket: string): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([digestOfCode(import.meta.filename), xmpPacket, sharp.versions]))
    .update(bytes)
    .digest('hex');
  return cached('prints', key, async () => {
    const { space, chromaSubsampling: source } = await sharp(bytes).metadata();
    const chromaSubsampling = source === '4:2:0' ? source : '4:4:4';
    const print = sharp(bytes)
      .autoOrient()
      .flatten({ background })
      // The profile of a grey picture is for grey only.
      .toColourspace(space === 'b-w' || space === 'grey16' ? 'b-w' : 'srgb')
      .keepIccProfile()
      .withDensity(density)
      .withExif(exif)
      .withXmp(xmpPacket);
    let encoded = Buffer.alloc(0);
    for (const quality of qualities) {
      encoded = await print.clone().jpeg({ quality, chromaSubsampling }).toBuffer();
      if (encoded.length <= bytes.length + xmpPacket.length) break;
    }
    return encoded;
  });
}

/** An XMP packet with the IPTC's fields: https://iptc.org/std/photometadata/specification/ */
function xmp(
  { credit }: PrintedPhotograph,
  texts: readonly PrintTexts[],
  licence: string | undefined,
): string {
  const captions = alternatives(texts.map(({ locale, caption }) => ({ lang: locale, ...caption })));
  const rights = alternatives(
    texts.flatMap(({ locale, rights: text }) => (text ? [{ lang: locale, ...text }] : [])),
  );
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">',
    `<dc:description>${captions}</dc:description>`,
    credit && `<dc:creator><rdf:Seq><rdf:li>${escapeHtml(credit)}</rdf:li></rdf:Seq></dc:creator>`,
    rights && `<dc:rights>${rights}</dc:rights>`,
    credit && `<photoshop:Credit>${escapeHtml(credit)}</photoshop:Credit>`,
    licence && `<xmpRights:WebStatement>${escapeHtml(licence)}</xmpRights:WebStatement>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
}

/** A text in its languages, the first of which is for readers of any other; nothing where there is none. */
function alternatives(texts: readonly Localized[]): string {
  const [first] = texts;
  if (!first) return '';
  const named = new Map(texts.map(({ lang, value }) => [lang, value]));
  const items = [['x-default', first.value] as const, ...named].map(
    ([lang, value]) => `<rdf:li xml:lang="${lang}">${escapeHtml(value)}</rdf:li>`,
  );
  return `<rdf:Alt>${items.join('')}</rdf:Alt>`;
}
