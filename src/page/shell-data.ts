// The content in a language -> the data of its shell, as a JSON value.
import type { Localized } from '../content/fields/localized.ts';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { languageName } from '../text/language-name.ts';
import { pick } from '../lists.ts';
import { fillLocalized, messagesOf, textAt } from './messages.ts';
import {
  localeContent,
  type LocaleContent,
  type PageSource,
  type SitePage,
} from './locale-content.ts';
import {
  linkLists,
  shellFields,
  type Navigation,
  type NavigationLink,
  type ShellData,
} from './page.ts';
import { markOf } from '../settings/profile-fields.ts';
import { siteTexts } from './texts.ts';

export function shellData(source: PageSource, locale: Locale): ShellData {
  const content = localeContent(source, locale);
  const { site, messages } = content;
  return {
    locale,
    site: {
      ...pick(site, shellFields),
      social: (site.social ?? []).map((profile) => ({ ...profile, icon: markOf(profile) })),
    },
    messages: {
      ...messagesOf(messages, [siteTexts]),
      'site.language': toggleHint(content),
    },
    ...announcementIn(content, source),
    pages: menuPages(content)
      .filter(({ isListed }) => isListed === true)
      .map(({ name, path, linkTitle, type }) => ({
        name,
        path,
        title: textAt(linkTitle, messages),
        ...(type === 'ContactPage' && { isForContact: true }),
      })),
    ...navigation(content),
  };
}

/** The existing pages that menus list or may refer to. */
function menuPages(content: LocaleContent): SitePage[] {
  const existing = [...content.pageList.pages.values()].filter(({ subpath }) => !subpath);
  const names = new Set(existing.map(({ page }) => page));
  return content.pages.filter(({ isListed, name }) => isListed && names.has(name));
}

/** The announcement of the day of the build, if any; its last day is the original's. */
function announcementIn({ messages, builtAt }: LocaleContent, { languages }: PageSource) {
  const text = messages['announcement.text'];
  const until = languages.get(defaultLocale)?.messages['announcement.until']?.value;
  if (!text || until === undefined || until < builtAt.slice(0, 10)) return {};
  return { announcement: { text, until } };
}

/** The hint of the language toggle, which refers to the other one of two languages. */
function toggleHint({ locale, messages }: LocaleContent): Localized {
  const text = textAt('site.language', messages);
  const other = locales.find(({ id }) => id !== locale)?.id ?? locale;
  const language = languageName(other, text.lang ?? locale);
  return fillLocalized(text, { language });
}

/** The links of each list that site.yaml sets, if any. */
export function navigation(content: LocaleContent): Navigation {
  const links = linkLists.flatMap((list) => {
    const names = content.site[list];
    return names ? [[list, names.flatMap((name) => linkTo(name, content))] as const] : [];
  });
  return links.length > 0 ? { links: Object.fromEntries(links) } : {};
}

/** A link to a page by its name, or to an entry's by that of its file; none if it doesn't exist. */
function linkTo(name: string, content: LocaleContent): NavigationLink[] {
  const page = menuPages(content).find((candidate) => (candidate.path || candidate.name) === name);
  if (page) return [{ path: page.path, title: textAt(page.linkTitle, content.messages) }];
  const { path, entry: { title, menuTitle } = {} } = content.pageList.pages.get(name) ?? {};
  // The title for menus, unless only the title is translated.
  const linkText = menuTitle && (!menuTitle.lang || title?.lang) ? menuTitle : title;
  return path && linkText ? [{ path, title: linkText }] : [];
}
