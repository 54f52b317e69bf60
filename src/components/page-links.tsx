import { pageIds } from '../routes/addresses.ts';
import { useCurrentPage } from './current-page.ts';
import { PageLink } from './link.tsx';
import { usePage } from './page-context.tsx';
import { Text } from './text.tsx';

interface PageLinksProps {
  readonly id?: string;
  readonly className?: string;
  readonly onFollow?: () => void;
}

/** The list of links to the six pages, the current one marked. */
export function PageLinks({ onFollow, ...list }: PageLinksProps) {
  const { messages } = usePage();
  const current = useCurrentPage();
  return (
    <ul {...list}>
      {pageIds.map((id) => (
        <li key={id}>
          <PageLink to={id} current={id === current} {...(onFollow && { onClick: onFollow })}>
            <Text of={messages[`nav.${id}`]} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
