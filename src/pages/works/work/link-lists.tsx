import styled from '@emotion/styled';
import { withKeys } from '../../../lists.ts';
import type { Mention, Mentions } from '../../../page/mentions.ts';
import { hairline, touchTarget } from '../../../theme/layout.ts';
import { colour, from, size, space, when } from '../../../theme/tokens.ts';
import { AnyLink } from '../../../ui/link.tsx';
import { CommaSeparated, Label, Small, Text } from '../../../ui/text.tsx';
import { useNow } from '../../../ui/use-hydrated.ts';

interface LinkListsProps {
  readonly lists: readonly Mentions[];
  readonly builtAt: string;
}

/** Lists of links to recordings, scores and mentions; past items are in a separate list, the latest first. */
export function LinkLists({ lists, builtAt }: LinkListsProps) {
  const now = useNow(builtAt);
  const isPast = ({ ends }: Mention) => ends !== undefined && Date.parse(ends) <= now;
  const dividedLists = lists.flatMap(({ label, pastLabel = label, items }) => [
    { label, items: items.filter((item) => !isPast(item)) },
    { label: pastLabel, items: items.filter(isPast).reverse() },
  ]);
  return withKeys(dividedLists).map(({ key, item }) => <LinkList key={key} {...item} />);
}

function LinkList({ label, items }: Pick<Mentions, 'label' | 'items'>) {
  if (items.length === 0) return null;
  return (
    <section>
      {label && (
        <LinkListTitle as="h2">
          <Text text={label} />
        </LinkListTitle>
      )}
      <LinkRows>
        {withKeys(items).map(({ key, item: { address, date, title, status, details } }) => (
          <li key={key}>
            <AnyLink href={address}>
              <span>
                {date && (
                  <>
                    <time dateTime={date.value}>{date.text}</time> ·{' '}
                  </>
                )}
                <Text text={title} />
                {status && (
                  <>
                    {' '}
                    · <Text text={status} />
                  </>
                )}
              </span>{' '}
              <LinkDetails as="span">
                <CommaSeparated>
                  {withKeys(details).map(({ key: detailKey, item: text }) => (
                    <Text key={detailKey} text={text} />
                  ))}
                </CommaSeparated>
              </LinkDetails>
            </AnyLink>
          </li>
        ))}
      </LinkRows>
    </section>
  );
}

const LinkListTitle = styled(Label)({ paddingBlockEnd: space[3] });

const LinkDetails = styled(Small)({
  textWrap: 'pretty',
  [from.small]: { textAlign: 'end' },
});

const LinkRows = styled.ul({
  '& > li': hairline,
  '& a': {
    ...touchTarget,
    display: 'grid',
    alignContent: 'center',
    alignItems: 'baseline',
    columnGap: space[6],
    [from.small]: { gridTemplateColumns: 'minmax(55%, 1fr) auto' },
    paddingBlock: space[3],
    color: colour.ivory,
    fontSize: size.text,
    textDecoration: 'none',
    [when.hover]: { '&:hover': { color: colour.brassBright } },
  },
});
