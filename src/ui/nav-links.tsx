import type { MouseEventHandler } from 'react';
import type { LinkList, NavigationLink, ShellData } from '../page/page.ts';
import { NavLink } from './link.tsx';
import { useShell } from './shell-context.tsx';
import { Text } from './text.tsx';

interface NavLinksProps {
  readonly list: LinkList;
  readonly id?: string;
  readonly className?: string;
  readonly onClick?: MouseEventHandler;
  /** Whether a followed link replaces the current history entry. */
  readonly replace?: boolean;
}

/** The links of a navigation list, of which the current page's is marked. */
export function NavLinks({ list, id, className, ...link }: NavLinksProps) {
  return (
    <ul id={id} className={className}>
      {navLinksOf(useShell(), list).map(({ path, title }) => (
        <li key={path}>
          <Text text={title} as={NavLink} to={path} {...link} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The links of a navigation list. By default the menu has all pages of the navigation, the footer those of the menu, and
 * the legal line none.
 */
export function navLinksOf(
  { links = {}, pages }: Pick<ShellData, 'links' | 'pages'>,
  list: LinkList,
): readonly NavigationLink[] {
  if (list === 'legal') return links.legal ?? [];
  return (list === 'footer' ? (links.footer ?? links.menu) : links.menu) ?? pages;
}
