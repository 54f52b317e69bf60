import styled from '@emotion/styled';
import { use, useId } from 'react';
import { Text } from '../../ui/text.tsx';
import { groupBy } from '../../site/lists.ts';
import type { ConcertAtPerformance } from './concert-view.ts';
import { colour, from, size, space } from '../../theme/tokens.ts';
import { display, label } from '../../theme/type.ts';
import type { ConcertProps, ConcertsPage } from './data.ts';
import { Actions } from './actions.tsx';
import { NowContext } from './clock.tsx';
import { shownHour } from './schedule.ts';
import { articleProps, Facts, TitleLink } from './facts.tsx';

interface MonthsProps extends Pick<ConcertsPage, 'messages'> {
  readonly concerts: readonly ConcertAtPerformance[];
}

/** Concerts in their order, with a heading for each month. */
export function Months({ messages, concerts }: MonthsProps) {
  return groupBy(concerts, ({ month }) => month).map(({ name, items }) => (
    <section key={name}>
      <Month>{name}</Month>
      {items.map((concert) => (
        <Row key={concert.slug} messages={messages} concert={concert} />
      ))}
    </section>
  ));
}

function Row({ messages, concert }: ConcertProps) {
  const titleId = useId();
  const { day, daysInWords, weekday } = concert;
  const hour = shownHour(concert, use(NowContext));
  return (
    <Columns {...articleProps(concert, titleId)}>
      <DateTime dateTime={concert.starts}>
        {/* Several days are read in one piece, below their first. */}
        {day && <Day aria-hidden={daysInWords !== undefined}>{day}</Day>}
        <Weekday>
          {daysInWords ?? weekday}
          {hour && <Text text={hour} as={Time} />}
        </Weekday>
      </DateTime>
      <Details>
        <Title id={titleId}>
          <TitleLink concert={concert} />
        </Title>
        <Facts messages={messages} concert={concert} />
        <Actions messages={messages} concert={concert} />
      </Details>
    </Columns>
  );
}

const Month = styled.h2({
  ...label,
  paddingBlock: `${space[12]} ${space[4]}`,
  color: colour.brass,
});

const Columns = styled.article({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: space.gutter,
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${colour.line}`,
  '&:target': { borderBlockStartColor: colour.brass },
  [from.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
});

const DateTime = styled.time({
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

const Details = styled.div({ display: 'grid', alignContent: 'start', gap: space[2] });

const Title = styled.h3({ fontSize: size.item });
