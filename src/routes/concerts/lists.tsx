import styled from '@emotion/styled';
import { PageLink, SiteLink } from '../../components/link.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Text } from '../../components/text.tsx';
import type { ListLink } from '../../site/page-data/concerts.ts';
import { withKeys } from '../../site/with-keys.ts';
import { colour, space, when } from '../../theme/tokens.ts';
import { labelLink } from '../../theme/type.ts';

interface ListsProps {
  /** Years and countries. */
  readonly of: readonly (readonly ListLink[])[];
}

/** Links to the concerts of a year or in a country. */
export function Lists({ of: lists }: ListsProps) {
  const { messages, address, content } = usePage('concerts');
  if (lists.length === 0) return null;
  return (
    <Navigation aria-label={messages['concerts.by'].value}>
      {content.part !== undefined && (
        <PageLink to="concerts">
          <Text of={messages['concerts.all']} />
        </PageLink>
      )}
      {withKeys(lists).map(({ key, item: links }) => (
        <Row key={key}>
          {links.map((list) => (
            <SiteLink
              key={list.address}
              to={list.address}
              aria-current={list.address === address ? 'page' : undefined}
            >
              {list.name}
            </SiteLink>
          ))}
        </Row>
      ))}
    </Navigation>
  );
}

const Navigation = styled.nav({
  paddingBlock: space[12],
  [when.print]: { display: 'none' },
  '& a': { ...labelLink, color: colour.muted, textDecoration: 'none' },
  '& a[aria-current]': { color: colour.brass },
});

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });
