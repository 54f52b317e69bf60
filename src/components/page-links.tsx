import { NavigationLink } from './link.tsx';
import { useShell } from './shell-context.tsx';
import { Text } from './text.tsx';

interface PageLinksProps {
  readonly id?: string;
  readonly className?: string;
  readonly onFollow?: () => void;
}

/** The list of links to the site's pages, the current one marked. */
export function PageLinks({ onFollow, ...list }: PageLinksProps) {
  const { messages, pages } = useShell();
  return (
    <ul {...list}>
      {pages.map((id) => (
        <li key={id}>
          <NavigationLink to={id} {...(onFollow && { onClick: onFollow })}>
            <Text of={messages[`nav.${id}`]} />
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
}
