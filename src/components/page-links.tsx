import type { MouseEventHandler } from 'react';
import type { NavigationLink } from '../site/page-data/navigation.ts';
import type { ShellData } from '../site/page-data/page-data.ts';
import { type LinkList, pathOf } from '../pages.ts';
import { ListedLink } from './link.tsx';
import { useShell } from './shell-context.tsx';
import { Text } from './text.tsx';

interface PageLinksProps {
  readonly list: LinkList;
  readonly id?: string;
  readonly className?: string;
  readonly onFollow?: MouseEventHandler;
  /** Whether a followed link replaces the current history entry. */
  readonly replace?: boolean;
}

/** A list of links to the site's pages. */
export function PageLinks({ list, onFollow, replace = false, ...rest }: PageLinksProps) {
  return (
    <ul {...rest}>
      {linksOf(useShell(), list).map(({ path, title }) => (
        <li key={path}>
          <ListedLink to={path} replace={replace} onFollow={onFollow}>
            <Text of={title} />
          </ListedLink>
        </li>
      ))}
    </ul>
  );
}

/** The links of a list: by default those to all pages that the navigation lists, and none in the last line. */
export function linksOf(
  { links, pages, messages }: ShellData,
  list: LinkList,
): readonly NavigationLink[] {
  if (links?.[list] || list === 'legal') return links?.[list] ?? [];
  return pages.map((id) => ({ path: pathOf(id), title: messages[`nav.${id}`] }));
}
