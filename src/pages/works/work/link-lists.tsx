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

/** Where a work is heard, read and played; what is over stands by itself, the latest first. */
export function LinkLists({ lists, builtAt }: LinkListsProps) {
  const now = useNow(builtAt);
  const isOver = ({ ends }: Mention) => ends !== undefined && Date.parse(ends) <= now;
  const parts = lists.flatMap(({ label, pastLabel: labelOver = label, items }) => [
    { label, items: items.filter((item) => !isOver(item)) },
    { label: labelOver, items: items.filter(isOver).reverse() },
  ]);
  return withKeys(parts).map(({ key, item }) => <LinkList key={key} {...item} />);
}

function LinkList({ label, items }: Pick<Mentions, 'label' | 'items'>) {
  if (items.length === 0) return null;
  return (
    <section>
      {label && (
        <ListTitle as="h2">
          <Text text={label} />
        </ListTitle>
      )}
      <Rows>
        {withKeys(items).map(({ key, item: { address, date, title, status, details: about } }) => (
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
              <About as="span">
                <CommaSeparated>
                  {withKeys(about).map(({ key: place, item: text }) => (
                    <Text key={place} text={text} />
                  ))}
                </CommaSeparated>
              </About>
            </AnyLink>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const ListTitle = styled(Label)({ paddingBlockEnd: space[3] });

const About = styled(Small)({
  textWrap: 'pretty',
  [from.small]: { textAlign: 'end' },
});

const Rows = styled.ul({
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
