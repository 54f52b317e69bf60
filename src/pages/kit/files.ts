// The content -> the files of the kit for presenters.
import { zipSync, type Zippable } from 'fflate';
import type { Localized } from '../../content/fields/localized.ts';
import type { ImageIndex } from '../../content/images/index-images.ts';
import { defaultLocale, locales } from '../../locales.ts';
import { entriesOf, localeContent, type LocaleContent } from '../../page/locale-content.ts';
import type { OutputSource } from '../../page/output.ts';
import { kitAddress, kitArchive } from './addresses.ts';
import { creditInWords, type Kit, type KitText, kitOf } from './data.ts';
import { prints } from './fields.ts';
import { photographPrinter } from './print-photograph.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/**
 * The published files of the kit by address: photographs, biographies, and an archive of both, in which each language
 * has a folder of texts.
 */
export async function kitFiles({ content, snapshot }: OutputSource): Promise<Files> {
  const kits = await Promise.all(locales.map(({ id }) => kitIn(localeContent(content, id))));
  const texts = kits.flatMap(biographyFiles);
  const photographs = await photographFiles(
    localeContent(content, defaultLocale),
    snapshot.media.image,
  );
  if (texts.length + photographs.length === 0) return new Map();
  const packed = texts.map(({ locale, name, bytes }) => [`${locale}/${name}`, bytes] as const);
  return new Map([
    ...texts.map(
      ({ locale, name, bytes }) => [kitAddress(`biographies/${name}`, locale), bytes] as const,
    ),
    ...photographs.map(([name, bytes]) => [kitAddress(name), bytes] as const),
    [kitArchive, zip(new Map([...packed, ...photographs]))],
  ]);
}

interface LocaleKit {
  readonly kit: Kit | undefined;
  readonly content: LocaleContent;
}

async function kitIn(content: LocaleContent): Promise<LocaleKit> {
  return { kit: await kitOf(content), content };
}

/** Each photograph with its texts in the original language. */
async function photographFiles(original: LocaleContent, images: ImageIndex) {
  const print = photographPrinter(images, original.site.photographsLicence);
  const files: (readonly [name: string, bytes: Uint8Array])[] = [];
  for (const photograph of entriesOf(original.collections.get(prints))) {
    const credited = { ...photograph, creditInWords: creditInWords(photograph, original) };
    files.push([`photographs/${photograph.slug}.jpg`, await print(credited)]);
  }
  return files;
}

/** The biographies of a language, each in its lengths. */
function biographyFiles({ kit, content: { site, locale } }: LocaleKit) {
  return (kit?.biographies ?? []).flatMap(({ slug, title, texts }) =>
    texts.map((text) => ({
      locale,
      name: `${slug}-${text.length}.txt`,
      bytes: encode(biographyText(`${site.artist} — ${title.value}`, text, kit?.notice)),
    })),
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
export function zip(files: Files): Uint8Array {
  const entries: Zippable = {};
  for (const [name, bytes] of files) {
    // JPEGs are compressed already.
    entries[name] = [bytes, { level: name.endsWith('.jpg') ? 0 : 9, mtime }];
  }
  return zipSync(entries);
}
