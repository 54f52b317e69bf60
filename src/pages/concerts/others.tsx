import styled from '@emotion/styled';
import { use } from 'react';
import { Commas, Label, Text } from '../../ui/text.tsx';
import { isOver, isPast, shownHour, shownStatus } from './schedule.ts';
import type { PerformanceView } from './performances.ts';
import { wrapped } from '../../theme/layout.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import { NowContext } from './clock.tsx';
import { TicketsLink } from './actions.tsx';
import type { ConcertProps, ConcertsPage } from './data.ts';

/** The other performances that are to come or, of a concert that is over, that there were. */
export function Others({ messages, concert }: ConcertProps) {
  const now = use(NowContext);
  const others = concert.performances.filter(
    (each) => each.id !== concert.id && (!isOver(each, now) || isPast(concert, now)),
  );
  if (others.length === 0) return null;
  return (
    <div>
      <Text text={messages['concerts.also']} as={Also} />
      <List>
        {others.map((each) => (
          <Other key={each.id} messages={messages} performance={each} listed={concert} />
        ))}
      </List>
    </div>
  );
}

interface OtherProps extends Pick<ConcertsPage, 'messages'> {
  readonly performance: PerformanceView;
  /** The performance that the concert is listed at. */
  readonly listed: PerformanceView;
}

function Other({ messages, performance, listed }: OtherProps) {
  const now = use(NowContext);
  const { starts, dateInWords, tickets } = performance;
  const hour = shownHour(performance, now);
  const status = shownStatus(performance, now);
  return (
    <li>
      <time dateTime={starts}>{dateInWords}</time>
      {hour && <Text text={hour} as="span" />}
      <Elsewhere performance={performance} listed={listed} />
      {status && <Text text={status} as={State} />}
      {tickets && tickets !== listed.tickets && !isOver(performance, now) && (
        <TicketsLink messages={messages} href={tickets} about={dateInWords} />
      )}
    </li>
  );
}

/** The hall and the town, as far as they are other ones. */
function Elsewhere({ performance: { venue, city }, listed }: Omit<OtherProps, 'messages'>) {
  const isOtherTown = city && city.value !== listed.city?.value;
  if (!isOtherTown && (!venue || venue.value === listed.venue?.value)) return null;
  return (
    <span>
      <Commas>
        {venue && <Text text={venue} />}
        {isOtherTown && <Text text={city} />}
      </Commas>
    </span>
  );
}

const Also = styled(Label)({ paddingBlockEnd: space[1], color: colour.muted });

const List = styled.ul({
  fontSize: size.small,
  '& li + li': { marginBlockStart: space[1] },
  '& li': { ...wrapped, alignItems: 'baseline', columnGap: space[4] },
});

const State = styled.span({ color: colour.brassBright });
