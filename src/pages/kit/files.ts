// The content -> the files of the kit for presenters.
import { zipSync, type Zippable } from 'fflate';
import type { Localized } from '../../content/fields/localized.ts';
import type { ImageIndex } from '../../content/images/index-images.ts';
import { defaultLocale, locales } from '../../locales.ts';
import { entriesOf, localeContent, type LocaleContent } from '../../page/locale-content.ts';
import type { OutputFile, OutputSource } from '../../page/output.ts';
import { kitArchive, printAddress } from './addresses.ts';
import { creditInWords, type KitText, kitOf } from './data.ts';
import { prints } from './fields.ts';
import { photographPrinter } from './print-photograph.ts';

/** A file of the archive, by its path in it. */
type Packed = readonly [path: string, bytes: Uint8Array];

/** The photographs of the kit, and an archive of them and of the biographies, in which each language has a folder. */
export async function kitFiles({ content, snapshot }: OutputSource): Promise<OutputFile[]> {
  const texts = await Promise.all(
    locales.map(({ id }) => biographyFiles(localeContent(content, id))),
  );
  const photographs = await printedPhotographs(
    localeContent(content, defaultLocale),
    snapshot.media.image,
  );
  const packed = [
    ...texts.flat(),
    ...photographs.map(({ slug, bytes }): Packed => [`photographs/${slug}.jpg`, bytes]),
  ];
  if (packed.length === 0) return [];
  return [
    ...photographs.map(({ slug, bytes }) => [printAddress(slug), bytes] as const),
    [kitArchive, zip(packed)],
  ];
}

/** Each photograph with its texts in the original language. */
async function printedPhotographs(original: LocaleContent, images: ImageIndex) {
  const print = photographPrinter(images, original.site.photographsLicence);
  const photographs: { slug: string; bytes: Uint8Array }[] = [];
  for (const photograph of entriesOf(original.collections.get(prints))) {
    const credited = { ...photograph, creditInWords: creditInWords(photograph, original) };
    photographs.push({ slug: photograph.slug, bytes: await print(credited) });
  }
  return photographs;
}

/** The biographies of a language, each in its lengths. */
async function biographyFiles(content: LocaleContent): Promise<Packed[]> {
  const { site, locale } = content;
  const { biographies = [], notice } = (await kitOf(content)) ?? {};
  return biographies.flatMap(({ slug, title, texts }) =>
    texts.map((text): Packed => {
      const written = biographyText(`${site.artist} — ${title.value}`, text, notice);
      return [`${locale}/${slug}-${text.length}.txt`, encode(written)];
    }),
  );
}

/** A text on the artist below a heading, with the notice of its last update. */
export function biographyText(
  heading: string,
  text: Pick<KitText, 'paragraphs'>,
  notice: Localized | undefined,
): string {
  const paragraphs = [...text.paragraphs, ...(notice ? [notice] : [])];
  return [heading, ...paragraphs.map(({ value }) => value)].map((each) => `${each}\n`).join('\n');
}

// A byte order mark declares UTF-8, which hosts and editors on Windows don't assume.
function encode(text: string): Uint8Array {
  return new TextEncoder().encode(`\uFEFF${text}`);
}

// ZIP has times without a zone, and none before this one.
const mtime = new Date(1980, 0, 1);

/** Packs files into an archive that has the same bytes whenever and wherever it is built. */
function zip(files: readonly Packed[]): Uint8Array {
  const entries: Zippable = {};
  for (const [name, bytes] of files) {
    // JPEGs are compressed already.
    entries[name] = [bytes, { level: name.endsWith('.jpg') ? 0 : 9, mtime }];
  }
  return zipSync(entries);
}
