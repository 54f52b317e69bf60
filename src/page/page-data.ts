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

/** The data of the page at an address without the base path, or the 404 page if there is none. */
export async function pageData(source: SiteSource, address: string): Promise<PageData> {
  const { locale, path } = splitAddress(address);
  const content = localeContent(source, locale);
  const existing = content.pageList.pages.get(path);
  const room = source.rooms.find(({ name, page }) =>
    existing ? name === existing.page : page?.path === notFoundPath,
  );
  if (!room?.page) throw new Error(`No room has the page of ${address}.`);
  const { name, texts, page } = room;
  const route = existing ?? { path: notFoundPath, subpath: '', number: 1 };
  const input = { name, route, texts, page, module: await page.data() };
  return { ...(await buildPageData(input, content)), languages: await languagesOf(input, source) };
}

/** A page, and what its room declares of it. */
interface PageInput {
  readonly name: string;
  readonly route: Pick<PageRoute<ListedEntry>, 'path' | 'subpath' | 'number'>;
  readonly texts: Texts | undefined;
  readonly page: RoomPage;
  readonly module: DataModule;
}

async function buildPageData(
  input: PageInput,
  content: LocaleContent,
): Promise<Omit<PageData, 'languages'>> {
  const { name, route, texts, page, module } = input;
  const { path, number, subpath } = route;
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
    messages: messagesOf(messages, textsOfPage(input)),
    content: await module.data(content, subpath),
  };
}

function textsOfPage({ texts, page }: PageInput): readonly Texts[] {
  return page.texts ?? (texts ? [texts] : []);
}

async function languagesOf(input: PageInput, source: PageSource): Promise<Locale[]> {
  const ids = locales.map(({ id }) => id);
  const hasTexts = await Promise.all(ids.map((id) => hasText(input, localeContent(source, id))));
  return ids.filter((_, index) => hasTexts[index]);
}

/** Whether a page has a text in a language. Interface texts count if the site sets them and the page shows them. */
async function hasText(input: PageInput, content: LocaleContent): Promise<boolean> {
  if (content.locale === defaultLocale) return true;
  const { entry, entries = [] } = content.pageList.pages.get(input.route.path) ?? {};
  if (entry) return !isUntranslated(entry);
  const { title, description } = input.page;
  const keys = textsOfPage(input).flatMap((texts) =>
    Object.keys(texts.rows).filter((key) => key !== texts.title),
  );
  if ([title, description, ...keys].some((key) => key && content.customTexts.has(key))) return true;
  // The data of a list of entries contain interface texts too, and names that are in no language.
  return !isUntranslated(
    entries.length > 0
      ? entries
      : await input.module.data(markFallbackTexts(content), input.route.subpath),
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
 * Whether data contain no text in the language of their page. Localized texts are recognised by their `value`, bodies by their
 * `html`; other objects are searched for them. Numbers are in no language.
 */
function isUntranslated(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if ('value' in data) return 'lang' in data || !/\p{L}/u.test(String(data.value));
  if ('html' in data) return 'lang' in data;
  return Object.values(data).every(isUntranslated);
}
