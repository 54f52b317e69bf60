import styled from '@emotion/styled';
import { useId } from 'react';
import { groupBy } from '../../lists.ts';
import { hairline } from '../../theme/layout.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import { serifFigures } from '../../theme/type.ts';
import { Label, Text } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import type { ConcertAsOf } from './concert-as-of.ts';
import { ConcertEntry } from './concert-entry.tsx';
import type { texts } from './texts.ts';

interface ListProps {
  readonly concerts: readonly ConcertAsOf[];
}

/** Upcoming concerts, with a heading for each month. */
export function ConcertsByMonth({ concerts }: ListProps) {
  return groupBy(concerts, ({ month }) => month).map(({ name, items }) => (
    <section key={name}>
      <MonthHeading as="h2">{name}</MonthHeading>
      {items.map((concert) => (
        <ConcertEntry key={concert.slug} concert={concert} size="medium" />
      ))}
    </section>
  ));
}

/** Past concerts, the latest first, in a `<details>` per year. */
export function PastConcerts({ concerts }: ListProps) {
  const messages = useTexts<typeof texts>();
  const titleId = useId();
  if (concerts.length === 0) return null;
  return (
    <PastSection aria-labelledby={titleId}>
      <ListHeading as="h2" id={titleId}>
        <Text text={messages['concerts.earlier']} />
      </ListHeading>
      {groupBy(concerts, ({ date }) => date.slice(0, 4)).map(({ name, items }) => (
        <Year key={name}>
          <summary>{name}</summary>
          {items.map((concert) => (
            <ConcertEntry key={concert.slug} concert={concert} size="small" />
          ))}
        </Year>
      ))}
    </PastSection>
  );
}

const ListHeading = styled(Label)({ paddingBlockEnd: space[4] });

const MonthHeading = styled(ListHeading)({ paddingBlockStart: space[12] });

const PastSection = styled.section({ paddingBlockStart: space[16] });

const Year = styled.details({
  ...hairline,
  '& summary': {
    ...serifFigures,
    minBlockSize: space.target,
    paddingBlock: space[3],
    fontSize: size.item,
    cursor: 'pointer',
  },
  '&[open]': { paddingBlockEnd: space[4] },
  '& summary::marker': { color: colour.brass, fontSize: '.6em' },
});
