// The lists of links to pages that site.yaml names.
import { isListed, type LinkList, linkLists, pathOf } from '../pages.ts';
import type { Localized } from '../content/fields/localized.ts';
import type { LocalContent } from './local-content.ts';
import { linkTitle } from '../pages/custom/data.ts';
import { pageList } from './page-list.ts';

/** A link to a page. `path` is its address below the language's prefix. */
export interface NavigationLink {
  readonly path: string;
  readonly title: Localized;
}

/** The links of each list that site.yaml has, if it has any. */
export function navigation(local: LocalContent): {
  readonly links?: Partial<Record<LinkList, readonly NavigationLink[]>>;
} {
  const links = linkLists.flatMap((list) => {
    const names = local.site[list];
    return names ? [[list, names.flatMap((name) => linkTo(name, local))] as const] : [];
  });
  return links.length > 0 ? { links: Object.fromEntries(links) } : {};
}

/** A link to a page by its name; none where it has nothing to show. */
function linkTo(name: string, local: LocalContent): NavigationLink[] {
  const page = pageList(local).pages.get(pathOf(name));
  if (!page) return [];
  const { id, path } = page;
  if (id === 'pages') return [{ path, title: linkTitle(local, path) }];
  return isListed(id) ? [{ path, title: local.messages[`nav.${id}`] }] : [];
}
