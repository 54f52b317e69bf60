// A photograph of content -> a JPEG of its full size that says by itself what it shows and who took it.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cached } from '../../content/cached.ts';
import { describePicture } from '../../content/images/describe-picture.ts';
import { indexImages } from '../../content/images/index-images.ts';
import type { Site } from '../../content/schema/site.ts';
import type { ShellData } from '../../site/page-data/page-data.ts';
import type { PrintPhotograph } from './kit-files.ts';

/** The name of the cache of photographs for print. */
export const printCache = 'prints';

/** What a photograph says of itself. */
interface Words {
  readonly lang: string;
  readonly caption: string;
  readonly credit: string;
  readonly photographer: string;
  readonly licence: string;
}

/** Where the photographs are: a folder of content, relative to a project's root. */
interface Place {
  readonly root: string;
  readonly folder: string;
}

/** Makes the photographs for print of a language, from the files in a project's folder of content. */
export async function photographPrinter(
  { root, folder }: Place,
  { locale, site }: Pick<ShellData, 'locale'> & { site: Pick<Site, 'photographsLicence'> },
): Promise<PrintPhotograph> {
  const { images } = await indexImages(root, folder);
  const paths = new Map(
    [...images.values()].map((each) => [describePicture(each).base, each.path]),
  );
  return async ({ image, caption, credit }, line) => {
    const path = paths.get(image.base);
    if (path === undefined) throw new Error(`There is no photograph ${image.base}.`);
    const words = {
      lang: caption.lang ?? locale,
      caption: caption.value,
      credit: line,
      photographer: credit ?? '',
      licence: site.photographsLicence ?? '',
    };
    return printPhotograph(await readFile(path), words);
  };
}

/** Encodes a photograph for print with its words in EXIF and XMP, which holds the IPTC's fields. */
async function printPhotograph(bytes: Buffer, words: Words): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([words, options, sharp.versions]))
    .update(bytes)
    .digest('hex');
  return cached(printCache, key, () =>
    sharp(bytes)
      .autoOrient()
      .jpeg(options)
      .keepIccProfile()
      .withMetadata({ density: 300 })
      .withExifMerge({ IFD0: exif(words) })
      .withXmp(xmp(words))
      .toBuffer(),
  );
}

const options = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/** The tags that have a value: an empty one is refused. */
function exif({ caption, photographer, credit }: Words): Record<string, string> {
  const tags = { ImageDescription: caption, Artist: photographer, Copyright: credit };
  return Object.fromEntries(Object.entries(tags).filter(([, text]) => text !== ''));
}

/** https://iptc.org/std/photometadata/specification/ */
function xmp({ lang, caption, credit, photographer, licence }: Words): string {
  const alternatives = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escape(text)}</rdf:li><rdf:li xml:lang="${lang}">${escape(text)}</rdf:li></rdf:Alt>`;
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">',
    `<dc:description>${alternatives(caption)}</dc:description>`,
    photographer &&
      `<dc:creator><rdf:Seq><rdf:li>${escape(photographer)}</rdf:li></rdf:Seq></dc:creator>`,
    credit && `<dc:rights>${alternatives(credit)}</dc:rights>`,
    photographer && `<photoshop:Credit>${escape(photographer)}</photoshop:Credit>`,
    licence && `<xmpRights:WebStatement>${escape(licence)}</xmpRights:WebStatement>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
