// The content and an address -> everything that its page shows, as one JSON value. The only access to the content.
import type { Localized } from '../content/fields/localized.ts';
import type { Messages } from '../content/fields/messages.ts';
import type { Texts } from '../content/fields/texts.ts';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { languageName } from '../text/language-name.ts';
import { addressIn, notFoundPath, splitAddress } from './addresses.ts';
import { fillLocalized, messagesOf, only } from './messages.ts';
import { localeContent, type LocaleContent, type PageSource } from './locale-content.ts';
import { navigation } from './navigation.ts';
import type { PageData, Profile, ShellData, Site } from './page.ts';
import { pageList, type PageRef } from './page-list.ts';
import type { DataModule, Room, RoomPage } from './room.ts';

/** The content and the rooms that show it. */
export interface Shown extends PageSource {
  readonly rooms: readonly Room[];
}

/** The page at an address without the base path, or that for unknown addresses where there is none. */
export async function pageData(source: Shown, address: string): Promise<PageData> {
  const { locale, path } = splitAddress(address);
  const content = localeContent(source, locale);
  const ref = pageList(content).pages.get(path) ?? notFound(source);
  const room = source.rooms.find(({ name }) => name === ref.page.name);
  if (!room?.page) throw new Error(`No room has the page of ${address}.`);
  const { texts, page } = room;
  const open = { ref, texts, page, module: await page.data() };
  return { ...(await buildPageData(open, content)), languages: await languagesOf(open, source) };
}

/** A page with what its room declares of it. */
interface OpenPage {
  readonly ref: PageRef;
  readonly texts: Texts | undefined;
  readonly page: RoomPage;
  readonly module: DataModule;
}

function notFound({ pages }: PageSource): PageRef {
  const page = pages.find(({ path }) => path === notFoundPath);
  if (!page) throw new Error('No room has the page for unknown addresses.');
  return { page, path: notFoundPath, subpath: '', number: 1 };
}

async function buildPageData(
  open: OpenPage,
  content: LocaleContent,
): Promise<Omit<PageData, 'languages'>> {
  const { ref, texts, page, module } = open;
  const { path, number, subpath } = ref;
  const { locale, messages } = content;
  const { title = texts?.title, description = texts?.description, borrowed = [] } = page;
  return {
    page: ref.page.name,
    address: addressIn(locale, path),
    locale,
    path,
    number,
    title: textAt(title, messages),
    description: textAt(description, messages),
    ...(await module.head?.(content, subpath)),
    messages: messagesOf(messages, [...shownTexts(open), ...borrowed]),
    content: await module.data(content, subpath),
  };
}

function textAt(key: string | undefined, messages: Messages): Localized {
  const text = messages[key ?? ''];
  if (!text) throw new RangeError(`There is no interface text \`${key}\`.`);
  return text;
}

function shownTexts({ texts, page }: OpenPage): readonly Texts[] {
  return page.texts ?? (texts ? [texts] : []);
}

async function languagesOf(page: OpenPage, source: PageSource): Promise<Locale[]> {
  const ids = locales.map(({ id }) => id);
  const own = await Promise.all(ids.map((id) => hasText(page, localeContent(source, id))));
  return ids.filter((_, index) => own[index]);
}

/** Interface texts of other sections, such as the navigation, don't count. */
async function hasText(open: OpenPage, content: LocaleContent): Promise<boolean> {
  if (content.locale === defaultLocale) return true;
  if (!isUntranslated(messagesOf(content.messages, shownTexts(open)))) return true;
  return !isUntranslated(await open.module.data(content, open.ref.subpath));
}

/** The shell of a language. */
export function shellData(source: PageSource, locale: Locale): ShellData {
  const content = localeContent(source, locale);
  const { site, messages } = content;
  const { images: _, repository: __, menu: ___, footer: ____, legal: _____, ...shared } = site;
  const existing = [...pageList(content).pages.values()].filter(({ subpath }) => !subpath);
  const pages = existing.flatMap(({ page }) => (page.isListed ? page.name : []));
  const titles = pages.map((id) => `nav.${id}` as const);
  return {
    locale,
    site: { ...shared, social: site.social?.map(withIcon) ?? [] },
    messages: {
      ...only(messages, [...content.sharedMessages, ...titles]),
      'site.language': toggleHint(content),
    },
    ...announced(content, source),
    pages,
    ...navigation(content),
  };
}

/** The shells of all languages. */
export function shellsOf(source: PageSource): ShellData[] {
  return locales.map(({ id }) => shellData(source, id));
}

/** What is announced on the day of the build; its last day is the original's. */
function announced({ messages, builtAt }: LocaleContent, { languages }: PageSource) {
  const text = messages['announcement.text'];
  const until = languages.get(defaultLocale)?.messages['announcement.until']?.value;
  if (!text || until === undefined || until < builtAt.slice(0, 10)) return {};
  return { announcement: { text, until } };
}

/** A profile with the mark of its network, which its sign, its name or its address tells. */
function withIcon(profile: NonNullable<Site['social']>[number]): Profile {
  const { icon, label, url } = profile;
  if (icon === 'video' || icon === 'photos') return { ...profile, icon };
  const told = `${icon ?? ''} ${label} ${url}`.toLowerCase();
  const known = icon === 'network' ? networks.slice(0, 2) : networks;
  const [mark = 'elsewhere'] = known.find(([, names]) => names.test(told)) ?? [];
  return { ...profile, icon: mark };
}

const networks = [
  ['network', /linkedin/],
  ['facebook', /facebook|fb\.(?:com|me)/],
  ['video', /youtu\.?be|vimeo|tiktok/],
  ['photos', /instagram|flickr/],
] as const;

/** What the toggle does where there is one other language, by the name of that. */
function toggleHint({ locale, messages }: LocaleContent): Localized {
  const text = messages['site.language'];
  const other = locales.find(({ id }) => id !== locale)?.id ?? locale;
  const language = languageName(other, text.lang ?? locale);
  return fillLocalized(text, { language });
}

/** The addresses of every page of every language, the 404 pages last. */
export function pageAddresses(source: PageSource): string[] {
  const listed = locales.flatMap(({ id: locale }) =>
    [...pageList(localeContent(source, locale)).pages.keys()].map((path) =>
      addressIn(locale, path),
    ),
  );
  return [...listed, ...locales.map(({ id }) => addressIn(id, notFoundPath))];
}

/**
 * Whether data show no text of their own language. Localized texts are recognised by their `value`, bodies by their
 * `html`; other objects are searched for them. Numbers are in no language.
 */
export function isUntranslated(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if ('value' in data) return 'lang' in data || !/\p{L}/u.test(String(data.value));
  if ('html' in data) return 'lang' in data;
  return Object.values(data).every(isUntranslated);
}
