// The content and an address -> everything that its page shows, as one JSON value. The only access to the content.
import type { ListedEntry, PageRoute } from '../content/fields/content.ts';
import type { Texts } from '../content/fields/texts.ts';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { addressIn, notFoundPath, splitAddress } from './addresses.ts';
import { fillLocalized, messagesOf, textAt } from './messages.ts';
import {
  localeContent,
  markFallbackTexts,
  type LocaleContent,
  type PageSource,
} from './locale-content.ts';
import type { PageData } from './page.ts';
import type { DataModule, Room, RoomPage } from './room.ts';

/** The content and the rooms that show it. */
export interface SiteSource extends PageSource {
  readonly rooms: readonly Room[];
}

/** The page at an address without the base path, or that for unknown addresses where there is none. */
export async function pageData(source: SiteSource, address: string): Promise<PageData> {
  const { locale, path } = splitAddress(address);
  const content = localeContent(source, locale);
  const listed = content.pageList.pages.get(path);
  const room = source.rooms.find(({ name, page }) =>
    listed ? name === listed.page : page?.path === notFoundPath,
  );
  if (!room?.page) throw new Error(`No room has the page of ${address}.`);
  const { name, texts, page } = room;
  const ref = listed ?? { path: notFoundPath, subpath: '', number: 1 };
  const open = { name, ref, texts, page, module: await page.data() };
  return { ...(await buildPageData(open, content)), languages: await languagesOf(open, source) };
}

/** A page with what its room declares of it. */
interface PageInput {
  readonly name: string;
  readonly ref: Pick<PageRoute<ListedEntry>, 'path' | 'subpath' | 'number'>;
  readonly texts: Texts | undefined;
  readonly page: RoomPage;
  readonly module: DataModule;
}

async function buildPageData(
  open: PageInput,
  content: LocaleContent,
): Promise<Omit<PageData, 'languages'>> {
  const { name, ref, texts, page, module } = open;
  const { path, number, subpath } = ref;
  const { locale, messages, site } = content;
  const { title = texts?.title, description = texts?.description } = page;
  return {
    page: name,
    address: addressIn(locale, path),
    locale,
    path,
    number,
    title: textAt(title, messages),
    description: fillLocalized(textAt(description, messages), { artist: site.artist }),
    ...(await module.head?.(content, subpath)),
    messages: messagesOf(messages, shownTexts(open)),
    content: await module.data(content, subpath),
  };
}

function shownTexts({ texts, page }: PageInput): readonly Texts[] {
  return page.texts ?? (texts ? [texts] : []);
}

async function languagesOf(page: PageInput, source: PageSource): Promise<Locale[]> {
  const ids = locales.map(({ id }) => id);
  const hasTexts = await Promise.all(ids.map((id) => hasText(page, localeContent(source, id))));
  return ids.filter((_, index) => hasTexts[index]);
}

/** Only what the site itself says counts, and no interface text of the shell, such as the navigation. */
async function hasText(open: PageInput, content: LocaleContent): Promise<boolean> {
  if (content.locale === defaultLocale) return true;
  const { entry, entries = [] } = content.pageList.pages.get(open.ref.path) ?? {};
  if (entry) return !isUntranslated(entry);
  const { title, description } = open.page;
  const keys = shownTexts(open).flatMap((texts) =>
    Object.keys(texts.rows).filter((key) => key !== texts.title),
  );
  if ([title, description, ...keys].some((key) => key && content.customTexts.has(key))) return true;
  // What a page makes of its entries has interface texts too, and names that are in no language.
  return !isUntranslated(
    entries.length > 0
      ? entries
      : await open.module.data(markFallbackTexts(content), open.ref.subpath),
  );
}

/** The addresses of every page of every language, the 404 pages last. */
export function pageAddresses(source: PageSource): string[] {
  const listed = locales.flatMap(({ id: locale }) =>
    [...localeContent(source, locale).pageList.pages.keys()].map((path) => addressIn(locale, path)),
  );
  return [...listed, ...locales.map(({ id }) => addressIn(id, notFoundPath))];
}

/**
 * Whether data show no text of their own language. Localized texts are recognised by their `value`, bodies by their
 * `html`; other objects are searched for them. Numbers are in no language.
 */
function isUntranslated(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if ('value' in data) return 'lang' in data || !/\p{L}/u.test(String(data.value));
  if ('html' in data) return 'lang' in data;
  return Object.values(data).every(isUntranslated);
}
