// The data of pages -> the files of the kit for presenters.
import { zipSync, type Zippable } from 'fflate';
import type { ImageIndex } from '../../content/images/index-images.ts';
import { kitAddress } from '../../site/addresses.ts';
import { groupBy } from '../../site/group-by.ts';
import { isPage } from '../../site/is-page.ts';
import type { Kit } from '../../site/page-data/kit.ts';
import type { ListedWork } from '../../site/page-data/works.ts';
import { groupTitles } from '../../site/work-groups.ts';
import type { PageData, ShellData } from '../../site/page-data/page-data.ts';
import { photographPrinter } from './print-photograph.ts';
import {
  biographyText,
  concertsText,
  contactsText,
  creditsText,
  pressText,
  worksText,
} from './texts.ts';

interface KitInput {
  readonly images: ImageIndex;
  readonly pages: readonly PageData[];
  readonly shells: readonly ShellData[];
}

type Files = ReadonlyMap<string, Uint8Array>;

/**
 * The published files of the kit by address: those that the contact page links to, one of which is an archive of the
 * whole kit. None in a language without a kit.
 */
export async function kitFiles({ images, pages, shells }: KitInput): Promise<Files> {
  const print = photographPrinter(images);
  const found = new Map<string, Uint8Array>();
  for (const shell of shells) {
    const own = pages.filter(({ locale }) => locale === shell.locale);
    const contact = own.find((page) => isPage(page, 'contact'));
    const kit = contact?.content.kit;
    if (!kit) continue;
    const files = textFiles(contact, kit, own, shell);
    for (const photograph of kit.photographs)
      files.set(`photographs/${photograph.slug}.jpg`, await print(photograph, contact, shell));
    const linked = linkedFiles(kit);
    const published = [...files].filter(([name]) =>
      linked.includes(kitAddress(name, shell.locale)),
    );
    for (const [name, bytes] of published) found.set(kitAddress(name, shell.locale), bytes);
    found.set(kit.archive, zip(files));
  }
  return found;
}

/** The addresses of the files that the contact page links to, the archive aside. */
function linkedFiles({ biographies, photographs }: Kit): string[] {
  return [...biographies.flatMap(({ texts }) => texts), ...photographs].map(({ file }) => file);
}

function textFiles(
  contact: PageData<'contact'>,
  kit: Kit,
  pages: readonly PageData[],
  shell: ShellData,
): Map<string, Uint8Array> {
  const texts = new Map(biographyFiles(kit, shell));
  if (kit.press.length > 0) texts.set('press.txt', pressText(kit));
  const catalogue = pages.find((page) => isPage(page, 'biography'));
  const works = catalogueOf(pages);
  if (catalogue && works.length > 0) {
    const groups = groupBy(works, ({ group }) => catalogue.messages[groupTitles[group]].value);
    texts.set('works.txt', worksText(groups));
  }
  const season = pages
    .filter((page) => isPage(page, 'concerts'))
    .find(({ path }) => path === 'concerts');
  if (season && season.content.coming.length > 0) texts.set('concerts.txt', concertsText(season));
  const { contacts } = contact.content;
  if (contacts) texts.set('contacts.txt', contactsText(contacts));
  if (kit.photographs.length > 0) texts.set('photographs/credits.txt', creditsText(kit, contact));
  return new Map([...texts].map(([name, text]) => [name, encode(text)]));
}

/** The works on all pages of the catalogue, in their order. */
function catalogueOf(pages: readonly PageData[]): readonly ListedWork[] {
  return pages
    .filter((page) => isPage(page, 'biography') || isPage(page, 'biography/compositions'))
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
