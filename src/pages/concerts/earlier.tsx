import styled from '@emotion/styled';
import { use, useId } from 'react';
import { useShell } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import type { Locale } from '../../locales.ts';
import { groupBy } from '../../site/lists.ts';
import type { ConcertAtPerformance } from './concert-view.ts';
import { formatDays } from '../../text/format-date.ts';
import { colour, font, from, size, space } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';
import { articleProps, Place, TitleLink } from './facts.tsx';
import { NowContext } from './clock.tsx';
import type { ConcertProps, ConcertsPage } from './data.ts';
import { shownStatus } from './schedule.ts';

interface EarlierProps extends Pick<ConcertsPage, 'messages'> {
  readonly concerts: readonly ConcertAtPerformance[];
}

/** Concerts that are over, the latest first, folded by year. */
export function Earlier({ messages, concerts }: EarlierProps) {
  const titleId = useId();
  if (concerts.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <Text text={messages['concerts.earlier']} as={Heading} id={titleId} />
      {groupBy(concerts, ({ date }) => date.slice(0, 4)).map(({ name, items }) => (
        <Year key={name}>
          <summary>{name}</summary>
          {items.map((concert) => (
            <Row key={concert.slug} messages={messages} concert={concert} />
          ))}
        </Year>
      ))}
    </Section>
  );
}

function Row({ messages, concert }: ConcertProps) {
  const { locale } = useShell();
  const titleId = useId();
  const status = shownStatus(concert, use(NowContext));
  return (
    <Columns {...articleProps(concert, titleId)}>
      <time dateTime={concert.starts}>{daysOf(concert, locale)}</time>
      <div>
        <Title id={titleId}>
          <TitleLink concert={concert} />
        </Title>
        <Place messages={messages} concert={concert} />
        {status && <Text text={status} as="p" />}
      </div>
    </Columns>
  );
}

/** The day, or the first and the last of several. */
function daysOf(
  { performances: [first], date, dateInWords }: ConcertAtPerformance,
  locale: Locale,
): string {
  return first.date === date ? dateInWords : formatDays(first.date, date, locale);
}

const Section = styled.section({ paddingBlockStart: space[16] });

const Heading = styled.h2({ ...label, paddingBlockEnd: space[4], color: colour.brass });

const Year = styled.details({
  borderBlockStart: `1px solid ${colour.line}`,
  '& summary': {
    minBlockSize: space.target,
    paddingBlock: space[3],
    fontFamily: font.display,
    fontSize: size.item,
    fontVariantNumeric: 'lining-nums',
    cursor: 'pointer',
  },
  '&[open]': { paddingBlockEnd: space[4] },
  '& summary::marker': { color: colour.brass, fontSize: '.6em' },
});

const Columns = styled.article({
  display: 'grid',
  gap: `${space[1]} ${space.gutter}`,
  paddingBlock: space[3],
  color: colour.muted,
  fontSize: size.small,
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    alignItems: 'baseline',
  },
});

const Title = styled.h3({ color: colour.ivory, fontSize: size.lead });
