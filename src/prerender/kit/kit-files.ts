// The data of pages -> the files of the kit for presenters, in one language.
import { zipSync, type Zippable } from 'fflate';
import { isPage } from '../../site/is-page.ts';
import type { ListedWork } from '../../site/page-data/biography.ts';
import type { Kit, PrintedPhotograph } from '../../site/page-data/kit.ts';
import type { PageData, ShellData } from '../../site/page-data/page-data.ts';
import { biographyDocument, catalogueDocument } from './documents.ts';
import { biographyText, creditLine, creditsText, pressText } from './texts.ts';

/** Files by their paths below the site's folder, in the order in which they were made. */
export type KitFiles = ReadonlyMap<string, Uint8Array>;

/** Makes the file of a photograph for print. */
export type PrintPhotograph = (
  photograph: Pick<PrintedPhotograph, 'image' | 'caption' | 'credit'>,
  credit: string,
) => Promise<Uint8Array>;

/** The pages of one language, and its shell. */
export interface KitInput {
  readonly pages: readonly PageData[];
  readonly shell: ShellData;
  readonly print: PrintPhotograph;
}

/** Every file that the kit names, and one with all of them; none where there is no kit. */
export async function kitFiles(input: KitInput): Promise<KitFiles> {
  const { shell } = input;
  const contact = input.pages.find(
    (page): page is PageData<'contact'> => isPage(page, 'contact') && page.locale === shell.locale,
  );
  const kit = contact?.content.kit;
  if (!kit) return new Map();
  const texts = textFiles(kit, input);
  const photographs = await photographFiles(kit, input);
  const apart = [...texts, ...photographs].filter(({ address }) => address !== undefined);
  const archive = zip([...texts, ...photographs]);
  return new Map([
    ...apart.map(({ address = '', bytes }) => [address.slice(1), bytes] as const),
    [kit.archive.slice(1), archive],
  ]);
}

/** A file of the archive, which many may have an address of their own, too. */
interface KitFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly address?: string | undefined;
}

function textFiles(kit: Kit, { pages, shell }: KitInput): KitFile[] {
  const { artist } = shell.site;
  const html = htmlOf(pages, shell);
  const works = worksOf(pages, shell);
  const biographies = kit.biographies.flatMap((biography) =>
    biography.texts.flatMap((text) => {
      const name = `biographies/${biography.slug}-${text.length}`;
      const plain = biographyText({ artist, biography, text, notice: kit.notice });
      const long = text.length === 'long' ? html.get(biography.slug) : undefined;
      const document = biographyDocument({
        shell,
        biography,
        text,
        html: long,
        notice: kit.notice,
      });
      return [file(`${name}.txt`, plain, text.file), file(`${name}.html`, document)];
    }),
  );
  return [
    ...biographies,
    ...(kit.catalogue
      ? [file('catalogue.html', catalogueDocument(works, shell), kit.catalogue)]
      : []),
    ...(kit.press.length > 0 ? [file('press.txt', pressText(kit, shell))] : []),
    ...(kit.photographs.length > 0
      ? [file('photographs/credits.txt', creditsText(kit, shell))]
      : []),
  ];
}

async function photographFiles(kit: Kit, { shell, print }: KitInput): Promise<KitFile[]> {
  const files: KitFile[] = [];
  for (const photograph of kit.photographs) {
    const bytes = await print(photograph, creditLine(photograph, shell));
    files.push({ name: `photographs/${photograph.slug}.jpg`, bytes, address: photograph.file });
  }
  return files;
}

/** The whole biographies as the biography's page shows them, by slug. */
function htmlOf(pages: readonly PageData[], { locale }: ShellData): ReadonlyMap<string, string> {
  const found = pages.flatMap((page) =>
    isPage(page, 'biography') && page.locale === locale ? page.content.portraits : [],
  );
  return new Map(found.map(({ slug, text }) => [slug, text?.html ?? '']));
}

function worksOf(pages: readonly PageData[], { locale }: ShellData): ListedWork[] {
  return pages.flatMap((page) => {
    if (page.locale !== locale) return [];
    if (isPage(page, 'biography')) return page.content.works?.entries ?? [];
    return isPage(page, 'biography/compositions') ? page.content.works.entries : [];
  });
}

// A mark at its beginning says that a text is UTF-8, which hosts and editors on Windows don't assume.
function file(name: string, text: string, address?: string): KitFile {
  const isPlain = name.endsWith('.txt');
  return { name, bytes: new TextEncoder().encode(isPlain ? `\uFEFF${text}` : text), address };
}

// The format has times without a zone, and none before this one.
const mtime = new Date(1980, 0, 1);

/** The same bytes from the same files, whenever and wherever they are packed. */
export function zip(files: readonly Pick<KitFile, 'name' | 'bytes'>[]): Uint8Array {
  const entries: Zippable = {};
  for (const { name, bytes } of files) {
    // What is compressed already isn't compressed again.
    entries[name] = [bytes, { level: name.endsWith('.jpg') ? 0 : 9, mtime }];
  }
  return zipSync(entries);
}
