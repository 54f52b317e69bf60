import type { MouseEventHandler } from 'react';
import { NavigationLink } from './link.tsx';
import { useShell } from './shell-context.tsx';
import { Text } from './text.tsx';

interface PageLinksProps {
  readonly id?: string;
  readonly className?: string;
  readonly onFollow?: MouseEventHandler;
  /** Whether a followed link replaces the current history entry. */
  readonly replace?: boolean;
}

/** The list of links to the site's pages. */
export function PageLinks({ onFollow, replace = false, ...list }: PageLinksProps) {
  const { messages, pages } = useShell();
  return (
    <ul {...list}>
      {pages.map((id) => (
        <li key={id}>
          <NavigationLink to={id} replace={replace} onFollow={onFollow}>
            <Text of={messages[`nav.${id}`]} />
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
}
