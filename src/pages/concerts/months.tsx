import styled from '@emotion/styled';
import { useId } from 'react';
import { Text } from '../../ui/text.tsx';
import { groupBy } from '../../site/group-by.ts';
import type { ConcertAtPerformance } from './concert-view.ts';
import { colour, from, size, space } from '../../theme/tokens.ts';
import { display, label } from '../../theme/type.ts';
import { articleProps } from './article-props.ts';
import { Actions } from './actions.tsx';
import { Facts, TitleLink } from './facts.tsx';

interface MonthsProps {
  readonly of: readonly ConcertAtPerformance[];
}

/** Concerts in their order, with a heading for each month. */
export function Months({ of: concerts }: MonthsProps) {
  return groupBy(concerts, ({ month }) => month).map(({ name, items }) => (
    <section key={name}>
      <Month>{name}</Month>
      {items.map((concert) => (
        <Row key={concert.slug} of={concert} />
      ))}
    </section>
  ));
}

function Row({ of: concert }: { readonly of: ConcertAtPerformance }) {
  const titleId = useId();
  const { daysInWords, weekday, timeInWords, openInWords } = concert;
  const hour = timeInWords ?? openInWords;
  return (
    <Entry {...articleProps(concert, titleId)}>
      <When dateTime={concert.starts}>
        {/* Several days are read in one piece, below their first. */}
        {concert.day && <Day aria-hidden={daysInWords !== undefined}>{concert.day}</Day>}
        <Weekday>
          {daysInWords ?? weekday}
          {hour && <Text text={hour} as={Time} />}
        </Weekday>
      </When>
      <Words>
        <Title id={titleId}>
          <TitleLink of={concert} />
        </Title>
        <Facts of={concert} />
        <Actions of={concert} />
      </Words>
    </Entry>
  );
}

const Month = styled.h2({
  ...label,
  paddingBlock: `${space[12]} ${space[4]}`,
  color: colour.brass,
});

const Entry = styled.article({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: space.gutter,
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${colour.line}`,
  '&:target': { borderBlockStartColor: colour.brass },
  [from.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
});

const When = styled.time({
  display: 'block',
  [from.medium]: { display: 'flex', alignItems: 'baseline', gap: space[6] },
});

const Day = styled.span({
  ...display,
  display: 'block',
  fontSize: size.section,
  lineHeight: 0.9,
  [from.medium]: { minInlineSize: '2ch' },
});

const Weekday = styled.span({
  display: 'block',
  marginBlockStart: space[2],
  color: colour.muted,
  fontSize: size.small,
});

const Time = styled.span({ display: 'block', color: colour.ivory });

const Words = styled.div({ display: 'grid', alignContent: 'start', gap: space[2] });

const Title = styled.h3({ fontSize: size.item });
