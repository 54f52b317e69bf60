// The data of pages -> the files of the kit for presenters.
import { zipSync, type Zippable } from 'fflate';
import type { ImageIndex } from '../../content/images/index-images.ts';
import { kitAddress, kitArchive } from './addresses.ts';
import { groupBy } from '../../site/group-by.ts';
import { isPage } from '../../site/is-page.ts';
import type { Kit } from './data.ts';
import type { ListedWork, WorksPage } from '../works/data.ts';
import { groupTitles } from '../works/work-groups.ts';
import type { OutputSource } from '../../site/output.ts';
import type { PageData, ShellData } from '../../site/page.ts';
import { shellsOf } from '../../site/page-data.ts';
import type { BiographyPage } from '../biography/data.ts';
import { concertsText } from '../concerts/files.ts';
import type { ContactPage } from '../contact/data.ts';
import { photographPrinter } from './print-photograph.ts';
import {
  biographyText,
  contactsText,
  creditLine,
  creditsText,
  pressText,
  worksText,
} from './plain-texts.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/**
 * The published files of the kit by address: those that contact pages link to, one of which is an archive of the whole
 * kit. Photographs are the same in all languages; each language has a folder of texts in the archive.
 */
export async function kitFiles({ content, snapshot, pages }: OutputSource): Promise<Files> {
  const all = await pages();
  const kits = shellsOf(content).flatMap((shell) => kitIn(shell, all));
  if (kits.length === 0) return new Map();
  const texts = kits.flatMap(textFiles);
  const photographs = await photographFiles(kits, snapshot.images);
  const linked = texts.filter(({ name }) => name.startsWith('biographies/'));
  const packed = texts.map(({ locale, name, bytes }) => [`${locale}/${name}`, bytes] as const);
  return new Map([
    ...linked.map(({ locale, name, bytes }) => [kitAddress(name, locale), bytes] as const),
    ...photographs.map(([name, bytes]) => [kitAddress(name), bytes] as const),
    [kitArchive, zip(new Map([...packed, ...photographs]))],
  ]);
}

/** The kit of a language, and the pages of that. */
interface LocaleKit {
  readonly kit: Kit;
  readonly contact: ContactPage;
  readonly pages: readonly PageData[];
  readonly shell: ShellData;
}

function kitIn(shell: ShellData, all: readonly PageData[]): LocaleKit[] {
  const pages = all.filter(({ locale }) => locale === shell.locale);
  const contact = pages.find((page) => isPage<ContactPage>(page, 'contact'));
  const kit = contact?.content.kit;
  return kit ? [{ kit, contact, pages, shell }] : [];
}

/** Each photograph once, with its texts in all languages. */
async function photographFiles(kits: readonly LocaleKit[], images: ImageIndex) {
  const print = photographPrinter(images);
  const licence = kits[0]?.shell.site.photographsLicence;
  const files: (readonly [name: string, bytes: Uint8Array])[] = [];
  for (const photograph of kits[0]?.kit.photographs ?? []) {
    const texts = kits.flatMap(({ kit, contact, shell: { locale } }) =>
      kit.photographs
        .filter(({ slug }) => slug === photograph.slug)
        .map((each) => ({ locale, caption: each.caption, rights: creditLine(each, contact) })),
    );
    files.push([`photographs/${photograph.slug}.jpg`, await print(photograph, texts, licence)]);
  }
  return files;
}

/** The plain texts of a language. */
function textFiles({ kit, contact, pages, shell }: LocaleKit) {
  const texts = new Map(biographyFiles(kit, shell));
  if (kit.press.length > 0) texts.set('press.txt', pressText(kit));
  const catalogue = pages.find((page) => isPage<BiographyPage>(page, 'biography'));
  const works = catalogueOf(pages);
  if (catalogue && works.length > 0) {
    const groups = groupBy(works, ({ group }) => catalogue.messages[groupTitles[group]].value);
    texts.set('works.txt', worksText(groups));
  }
  const concerts = concertsText(pages);
  if (concerts) texts.set('concerts.txt', concerts);
  const { contacts } = contact.content;
  if (contacts) texts.set('contacts.txt', contactsText(contacts));
  if (kit.photographs.length > 0) texts.set('photographs.txt', creditsText(kit, contact));
  const { locale } = shell;
  return [...texts].map(([name, text]) => ({ locale, name, bytes: encode(text) }));
}

/** The works on all pages of the catalogue, in their order. */
function catalogueOf(pages: readonly PageData[]): readonly ListedWork[] {
  return pages
    .filter((page) => isPage<BiographyPage>(page, 'biography') || isPage<WorksPage>(page, 'works'))
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ content }) => content.works?.entries ?? []);
}

function biographyFiles(
  { biographies, notice }: Kit,
  { site }: ShellData,
): (readonly [name: string, text: string])[] {
  return biographies.flatMap(({ slug, title, texts }) =>
    texts.map((text) => {
      const heading = `${site.artist} — ${title.value}`;
      return [
        `biographies/${slug}-${text.length}.txt`,
        biographyText(heading, text, notice),
      ] as const;
    }),
  );
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
