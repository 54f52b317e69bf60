// The lists of links to pages that site.yaml names.
import type { Localized } from '../content/fields/localized.ts';
import type { PageDeclaration } from '../content/model.ts';
import { linkLists } from '../pages.ts';
import { pathOf } from './addresses.ts';
import { entriesOf, type LocaleContent } from './locale-content.ts';
import type { Navigation, NavigationLink } from './page.ts';
import { pageList } from './page-list.ts';

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
  const texts: Readonly<Record<string, Localized>> = content.messages;
  const title = subpath ? titleOfEntry(page, subpath, content) : texts[`nav.${page.name}`];
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
