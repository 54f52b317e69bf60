import styled from '@emotion/styled';
import { use, useId } from 'react';
import { PageTitle } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { colour, font, from, size, space, when } from '../../theme/tokens.ts';
import { display, label } from '../../theme/type.ts';
import type { ConcertProps } from './data.ts';
import { Actions } from './actions.tsx';
import { articleProps, Facts, TitleLink } from './facts.tsx';
import { NowContext } from './clock.tsx';
import { shownHour } from './schedule.ts';

interface FeatureProps extends ConcertProps {
  /** `h1` where it is the only one on its page; `h2` where it is the next of several. */
  readonly heading: 'h1' | 'h2';
}

/** A concert set large: the day beside its title, place, programme and tickets. */
export function Feature({ messages, concert, heading }: FeatureProps) {
  const titleId = useId();
  const isKnown = useHydrated();
  const isNext = heading === 'h2';
  const hour = shownHour(concert, use(NowContext));
  return (
    <Columns {...articleProps(concert, titleId)}>
      <DateTime dateTime={concert.starts}>
        {isNext && <NextLabel>{isKnown && <Text text={messages['concerts.next']} />}</NextLabel>}
        {concert.day && <Day>{concert.day}</Day>}
        <Month>{concert.monthOfDay ?? concert.month}</Month>
        <Weekday>
          {concert.until ? concert.dateInWords : concert.weekday}
          {hour && (
            <>
              {concert.weekday && ' · '}
              <Text text={hour} />
            </>
          )}
        </Weekday>
      </DateTime>
      <Details>
        {isNext ? (
          <Title id={titleId}>
            <TitleLink concert={concert} />
          </Title>
        ) : (
          <Text text={concert.title} as={LoneTitle} id={titleId} />
        )}
        <Facts messages={messages} concert={concert} />
        <Actions messages={messages} concert={concert} />
      </Details>
    </Columns>
  );
}

const Columns = styled.article({
  display: 'grid',
  gap: `${space[8]} ${space.gutter}`,
  paddingBlock: `clamp(${space[8]}, 5vw, ${space[16]})`,
  borderBlockStart: `1px solid ${colour.brass}`,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
});

const DateTime = styled.time({ display: 'block' });

// Its room is kept: which concert is the next one depends on today, which prerendered pages don't know.
const NextLabel = styled.span({
  ...label,
  display: 'block',
  minBlockSize: '1.5em',
  marginBlockEnd: space[3],
  color: colour.brass,
  [when.unscripted]: { display: 'none' },
});

const Day = styled.span({
  ...display,
  display: 'block',
  fontSize: `calc(1.4 * ${size.page})`,
  lineHeight: 0.86,
});

const Month = styled.span({
  display: 'block',
  marginBlockStart: space[3],
  fontFamily: font.display,
  fontSize: size.large,
  fontVariantNumeric: 'lining-nums',
});

const Weekday = styled.span({
  ...label,
  display: 'block',
  marginBlockStart: space[3],
  color: colour.muted,
});

const Details = styled.div({ display: 'grid', alignContent: 'start', gap: space[4] });

const Title = styled.h2({ fontSize: size.statement });

// Two thirds as wide as other pages' titles have it.
const LoneTitle = styled(PageTitle)({ fontSize: size.statement });
