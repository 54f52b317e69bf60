import { memo } from 'react';
import { pageIds, type PageId } from '../site/addresses.ts';
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
  const current = useCurrentPage();
  return (
    <ul {...list}>
      {pageIds.map((id) => (
        <Item key={id} id={id} isCurrent={id === current} onFollow={onFollow} />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly id: PageId;
  readonly isCurrent: boolean;
  readonly onFollow: (() => void) | undefined;
}

const Item = memo(({ id, isCurrent, onFollow }: ItemProps) => {
  const { messages } = usePage();
  return (
    <li>
      <PageLink to={id} current={isCurrent} {...(onFollow && { onClick: onFollow })}>
        <Text of={messages[`nav.${id}`]} />
      </PageLink>
    </li>
  );
});
