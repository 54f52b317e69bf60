// The content and an address -> everything that its page shows, as one JSON value. The only access to the content.
import { isListed, type LinkList, type ListedPageId, type PageId, pageTexts } from '../pages.ts';
import type { Localized } from '../content/fields/localized.ts';
import type { MessagesOf } from '../content/fields/messages.ts';
import type { Site } from '../content/fields/site.ts';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { localAddress, splitAddress } from './addresses.ts';
import { isFallenBack } from './fallen-back.ts';
import { localContent, type LocalContent, type PageSource } from './local-content.ts';
import { messagesOf } from './messages-of.ts';
import { contents, heads, type PageContent, type PageMessages } from './contents.ts';
import { navigation } from './navigation.ts';
import { pageList, type PageRef } from './page-list.ts';
import { languageName } from '../text/language-name.ts';
import { fillLocalized } from './fill.ts';

/** A page. `path` is its address below the language's prefix, `number` counts the pages of a list from 1. */
export interface PageData<Id extends PageId = PageId> {
  readonly page: Id;
  readonly address: string;
  readonly locale: Locale;
  readonly path: string;
  readonly number: number;
  readonly title: Localized;
  readonly description: Localized;
  /** The languages that it has a text in; in the others it is the original's. */
  readonly languages: readonly Locale[];
  /** The interface texts that it shows besides the shell's. */
  readonly messages: PageMessages<Id>;
  readonly content: PageContent<Id>;
}

// The toast outlasts the contact page.
const sharedPrefixes = [
  'site.',
  'nav.label',
  'footer.',
  'pager.',
  'contact.toast',
  'contact.notification',
] as const;

/** The interface texts that any page may show; of the titles of pages, those that exist. */
export type SharedMessages = MessagesOf<(typeof sharedPrefixes)[number] | `nav.${ListedPageId}`>;

/** A profile of the artist elsewhere, with the mark of its network. */
interface Profile extends Omit<NonNullable<Site['social']>[number], 'icon'> {
  readonly icon: 'video' | 'photos' | 'network' | 'facebook' | 'elsewhere';
}

/** What surrounds every page of a language. */
export interface ShellData extends ReturnType<typeof navigation> {
  readonly locale: Locale;
  readonly site: Omit<Site, 'images' | 'repository' | 'social' | LinkList> & {
    readonly social: readonly Profile[];
  };
  readonly messages: SharedMessages;
  /** A line above the header, and the last day on which it is shown. */
  readonly announcement?: { readonly text: Localized; readonly until: string };
  /** The pages that the navigation lists where site.yaml names none. */
  readonly pages: readonly ListedPageId[];
}

/** The page at an address without the base path, or the 404 page where there is none. */
export async function pageData(content: PageSource, address: string): Promise<PageData> {
  const { locale, path } = splitAddress(address);
  const local = localContent(content, locale);
  const page = pageList(local).pages.get(path) ?? notFound;
  return { ...(await show(page, local)), languages: await languagesOf(page, content) };
}

const notFound: PageRef = { id: '404', path: '404', part: '', number: 1 };

async function show(
  { id, path, number, part }: PageRef,
  local: LocalContent,
): Promise<Omit<PageData, 'languages'>> {
  const { locale } = local;
  const { title, description, messages } = pageTexts(id);
  return {
    page: id,
    address: localAddress(locale, path),
    locale,
    path,
    number,
    title: local.messages[title],
    description: local.messages[description],
    ...(await heads[id]?.(local, part)),
    messages: messagesOf(local.messages, messages),
    content: await contents[id](local, part),
  };
}

async function languagesOf(page: PageRef, content: PageSource): Promise<Locale[]> {
  const ids = locales.map(({ id }) => id);
  const own = await Promise.all(ids.map((id) => hasText(page, localContent(content, id))));
  return ids.filter((_, index) => own[index]);
}

/** Interface texts of other sections, such as the navigation, don't count. */
async function hasText({ id, part }: PageRef, local: LocalContent): Promise<boolean> {
  if (local.locale === defaultLocale) return true;
  const own = pageTexts(id).messages.filter((prefix) => prefix.endsWith('.'));
  if (!isFallenBack(messagesOf(local.messages, own))) return true;
  return !isFallenBack(await contents[id](local, part));
}

/** The shell of a language. */
export function shellData(content: PageSource, locale: Locale): ShellData {
  const local = localContent(content, locale);
  const { site, messages } = local;
  const { images: _, repository: __, menu: ___, footer: ____, legal: _____, ...shared } = site;
  const existing = [...pageList(local).pages.values()].filter(({ part }) => !part);
  const pages = existing.map(({ id }) => id).filter(isListed);
  const titles = pages.map((id) => `nav.${id}` as const);
  return {
    locale,
    site: { ...shared, social: site.social?.map(withIcon) ?? [] },
    messages: {
      ...messagesOf(messages, [...sharedPrefixes, ...titles]),
      'site.language': toggleHint(local),
    },
    ...announced(local, content),
    pages,
    ...navigation(local),
  };
}

/** What is announced on the day of the build; its last day is the original's. */
function announced({ messages, builtAt }: LocalContent, { languages }: PageSource) {
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
function toggleHint({ locale, messages }: LocalContent): Localized {
  const text = messages['site.language'];
  const other = locales.find(({ id }) => id !== locale)?.id ?? locale;
  const language = languageName(other, text.lang ?? locale);
  return fillLocalized(text, { language });
}

/** The addresses of every page of every language, the 404 pages last. */
export function pageAddresses(content: PageSource): string[] {
  const listed = locales.flatMap(({ id: locale }) =>
    [...pageList(localContent(content, locale)).pages.keys()].map((path) =>
      localAddress(locale, path),
    ),
  );
  return [...listed, ...locales.map(({ id }) => localAddress(id, notFound.path))];
}
