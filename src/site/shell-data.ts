// The content in a language -> all that surrounds its pages, as a JSON value.
import type { Localized } from '../content/fields/localized.ts';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { assumeType } from '../assume-type.ts';
import { languageName } from '../text/language-name.ts';
import { fillLocalized, only, textAt } from './messages.ts';
import { localeContent, type LocaleContent, type PageSource, entriesOf } from './locale-content.ts';
import {
  linkLists,
  type Navigation,
  type NavigationLink,
  type Profile,
  type ShellData,
} from './page.ts';
import type { Site } from './site.ts';
import { pageList } from './page-list.ts';
import type { PageDeclaration } from '../content/model.ts';
import { pathOf } from './addresses.ts';

/** The shell of a language. */
export function shellData(source: PageSource, locale: Locale): ShellData {
  const content = localeContent(source, locale);
  const { site, messages } = content;
  const {
    images: _,
    repository: __,
    menu: ___,
    footer: ____,
    legal: _____,
    languages: ______,
    ...shared
  } = site;
  const existing = [...pageList(content).pages.values()].filter(({ subpath }) => !subpath);
  const pages = existing.flatMap(({ page }) => (page.isListed ? page.name : []));
  const titles = pages.map((id) => `nav.${id}` as const);
  return {
    locale,
    site: { ...shared, social: site.social?.map(withIcon) ?? [] },
    messages: {
      ...assumeType<ShellData['messages']>(only(messages, [...content.sharedMessages, ...titles])),
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
  const haystack = `${icon ?? ''} ${label} ${url}`.toLowerCase();
  const known = icon === 'network' ? networks.slice(0, 2) : networks;
  const [mark = 'elsewhere'] = known.find(([, names]) => names.test(haystack)) ?? [];
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
  const text = textAt('site.language', messages);
  const other = locales.find(({ id }) => id !== locale)?.id ?? locale;
  const language = languageName(other, text.lang ?? locale);
  return fillLocalized(text, { language });
}

/** The links of each list that site.yaml has, if it has any. */
export function navigation(content: LocaleContent): Navigation {
  const links = linkLists.flatMap((list) => {
    const names = content.site[list];
    return names ? [[list, names.flatMap((name) => linkTo(name, content))] as const] : [];
  });
  return links.length > 0 ? { links: Object.fromEntries(links) } : {};
}

/** A link to a page by its name, or to one of an entry by its file's; none where it has nothing to show. */
function linkTo(name: string, content: LocaleContent): NavigationLink[] {
  const found = pageList(content).pages.get(pathOf(name));
  if (!found) return [];
  const { page, path, subpath } = found;
  const title = subpath
    ? titleOfEntry(page, subpath, content)
    : content.messages[`nav.${page.name}`];
  return title && (subpath || page.isListed) ? [{ path, title }] : [];
}

/** What a link to an entry's page says: its title for menus, unless only the title is translated. */
function titleOfEntry(
  page: PageDeclaration,
  slug: string,
  content: LocaleContent,
): Localized | undefined {
  const entries = page.entries ? entriesOf(content.collections.named(page.entries)) : [];
  const { title, menuTitle } = entries.find((entry) => entry.slug === slug) ?? {};
  return menuTitle && (!menuTitle.lang || title?.lang) ? menuTitle : title;
}
