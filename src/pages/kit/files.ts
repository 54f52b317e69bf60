// In: the content. Out: the files of the kit for presenters.
import { zipSync, type Zippable } from 'fflate';
import type { Localized } from '../../content/fields/localized.ts';
import type { ImageIndex } from '../../content/images/index-images.ts';
import { defaultLocale, locales } from '../../locales.ts';
import { entriesOf, localeContent, type LocaleContent } from '../../page/locale-content.ts';
import type { OutputFile, OutputSource } from '../../page/output.ts';
import { kitArchive, printAddress } from './addresses.ts';
import { creditText, type KitText, kitOf } from './data.ts';
import { prints } from './fields.ts';
import { photographPrinter } from './print-photograph.ts';

/** A file of the archive, with its path there. */
type ArchiveFile = readonly [path: string, bytes: Uint8Array];

/** The photographs, and an archive with them and a folder of biographies for each language. */
export async function kitFiles({ content, snapshot }: OutputSource): Promise<OutputFile[]> {
  const texts = await Promise.all(
    locales.map(({ id }) => biographyFiles(localeContent(content, id))),
  );
  const photographs = await encodePhotographs(
    localeContent(content, defaultLocale),
    snapshot.media.image,
  );
  const archiveFiles = [
    ...texts.flat(),
    ...photographs.map(({ slug, bytes }): ArchiveFile => [`photographs/${slug}.jpg`, bytes]),
  ];
  if (archiveFiles.length === 0) return [];
  return [
    ...photographs.map(({ slug, bytes }) => [printAddress(slug), bytes] as const),
    [kitArchive, zip(archiveFiles)],
  ];
}

/** The encoded photographs, with texts in the original language. */
async function encodePhotographs(original: LocaleContent, images: ImageIndex) {
  const encode = photographPrinter(images, original.site.photographsLicence);
  const photographs: { slug: string; bytes: Uint8Array }[] = [];
  for (const photograph of entriesOf(original.collections.get(prints))) {
    const print = { ...photograph, creditText: creditText(photograph, original) };
    photographs.push({ slug: photograph.slug, bytes: await encode(print) });
  }
  return photographs;
}

/** A text file for each biography of a language in each of its lengths. */
async function biographyFiles(content: LocaleContent): Promise<ArchiveFile[]> {
  const { site, locale } = content;
  const { biographies = [], notice } = (await kitOf(content)) ?? {};
  return biographies.flatMap(({ slug, title, texts }) =>
    texts.map((text): ArchiveFile => {
      const fileText = biographyText(`${site.artist} — ${title.value}`, text, notice);
      return [`${locale}/${slug}-${text.length}.txt`, encodeText(fileText)];
    }),
  );
}

/** A biography as plain text, with its heading and the notice of its last update. */
export function biographyText(
  heading: string,
  text: Pick<KitText, 'paragraphs'>,
  notice: Localized | undefined,
): string {
  const paragraphs = [...text.paragraphs, ...(notice ? [notice] : [])];
  return [heading, ...paragraphs.map(({ value }) => value)]
    .map((paragraph) => `${paragraph}\n`)
    .join('\n');
}

// A byte order mark declares UTF-8, which hosts and editors on Windows don't assume.
function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(`\uFEFF${text}`);
}

// The earliest time of ZIP, which has no time zones.
const mtime = new Date(1980, 0, 1);

/** Packs files into a reproducible archive. */
function zip(files: readonly ArchiveFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const [name, bytes] of files) {
    // JPEGs are already compressed.
    entries[name] = [bytes, { level: name.endsWith('.jpg') ? 0 : 9, mtime }];
  }
  return zipSync(entries);
}
