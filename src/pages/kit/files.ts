// The content -> the files of the kit for presenters.
import { zipSync, type Zippable } from 'fflate';
import type { Localized } from '../../content/fields/localized.ts';
import type { ImageIndex } from '../../content/images/index-images.ts';
import { locales } from '../../locales.ts';
import { localeContent, type LocaleContent } from '../../site/locale-content.ts';
import type { OutputSource } from '../../site/output.ts';
import { paragraphs, type PlainTexts } from '../../site/presenters.ts';
import { kitAddress, kitArchive } from './addresses.ts';
import { type Kit, type KitText, section } from './data.ts';
import { photographPrinter } from './print-photograph.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/**
 * The published files of the kit by address: those that pages link to, one of which is an archive of the whole
 * kit. Photographs are the same in all languages; each language has a folder of texts in the archive.
 */
export async function kitFiles({ content, snapshot }: OutputSource): Promise<Files> {
  const found = await Promise.all(locales.map(({ id }) => kitIn(localeContent(content, id))));
  const kits = found.flat();
  if (kits.length === 0) return new Map();
  const texts = (await Promise.all(kits.map(textFiles))).flat();
  const photographs = await photographFiles(kits, snapshot.images);
  const linked = texts.filter(({ name }) => name.startsWith('biographies/'));
  const packed = texts.map(({ locale, name, bytes }) => [`${locale}/${name}`, bytes] as const);
  return new Map([
    ...linked.map(({ locale, name, bytes }) => [kitAddress(name, locale), bytes] as const),
    ...photographs.map(([name, bytes]) => [kitAddress(name), bytes] as const),
    [kitArchive, zip(new Map([...packed, ...photographs]))],
  ]);
}

/** The kit of a language. */
interface LocaleKit {
  readonly kit: Kit;
  readonly content: LocaleContent;
}

async function kitIn(content: LocaleContent): Promise<LocaleKit[]> {
  const { kit } = await section(content);
  return kit ? [{ kit, content }] : [];
}

/** Each photograph once, with its texts in all languages. */
async function photographFiles(kits: readonly LocaleKit[], images: ImageIndex) {
  const print = photographPrinter(images);
  const licence = kits[0]?.content.site.photographsLicence;
  const files: (readonly [name: string, bytes: Uint8Array])[] = [];
  for (const photograph of kits[0]?.kit.photographs ?? []) {
    const texts = kits.flatMap(({ kit, content }) =>
      kit.photographs
        .filter(({ slug }) => slug === photograph.slug)
        .map((each) => ({
          locale: content.locale,
          caption: each.caption,
          rights: each.creditInWords,
        })),
    );
    files.push([`photographs/${photograph.slug}.jpg`, await print(photograph, texts, licence)]);
  }
  return files;
}

/** The plain texts of a language. */
async function textFiles({ kit, content }: LocaleKit) {
  const modules = await Promise.all(content.presenters.map((load) => load()));
  const ofRooms = await Promise.all(
    modules.map(async ({ texts }) => (await texts?.(content)) ?? {}),
  );
  const all = [biographyFiles(kit, content), ...ofRooms, creditsFile(kit)];
  return all
    .flatMap((texts) => Object.entries(texts))
    .filter(([, text]) => text)
    .map(([name, text]) => ({ locale: content.locale, name, bytes: encode(text) }));
}

function biographyFiles({ biographies, notice }: Kit, { site }: LocaleContent): PlainTexts {
  const files = biographies.flatMap(({ slug, title, texts }) =>
    texts.map((text) => {
      const heading = `${site.artist} — ${title.value}`;
      return [
        `biographies/${slug}-${text.length}.txt`,
        biographyText(heading, text, notice),
      ] as const;
    }),
  );
  return Object.fromEntries(files);
}

/** A text on the artist below a heading, with the notice of its last update. */
export function biographyText(
  heading: string,
  text: Pick<KitText, 'paragraphs'>,
  notice: Localized | undefined,
): string {
  const bodyParagraphs = [...text.paragraphs, ...(notice ? [notice] : [])];
  return paragraphs([[heading], ...bodyParagraphs.map(({ value }) => [value])]);
}

/** Each photograph with its caption and credit. */
function creditsFile({ photographs }: Kit): PlainTexts {
  const entries = photographs.map((photograph) => [
    `${photograph.slug}.jpg`,
    photograph.caption.value,
    photograph.creditInWords?.value,
    photograph.sizeInWords.value,
  ]);
  return { 'photographs.txt': paragraphs(entries) };
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
