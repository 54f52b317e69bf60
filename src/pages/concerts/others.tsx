import styled from '@emotion/styled';
import { use } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/text.tsx';
import { isOver, isPast } from './schedule.ts';
import type { ConcertAtPerformance } from './concert-view.ts';
import type { PerformanceView } from './performances.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';
import { NowContext } from './now.ts';
import { TicketsLink } from './tickets-link.tsx';
import { useIsOver } from './use-is-over.ts';
import type { ConcertsPage } from './data.ts';

/** The other performances that are to come or, of a concert that is over, that there were. */
export function Others({ of: concert }: { readonly of: ConcertAtPerformance }) {
  const { messages } = usePage<ConcertsPage>('concerts');
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
          <Other key={each.id} of={each} than={concert} />
        ))}
      </List>
    </div>
  );
}

interface OtherProps {
  readonly of: PerformanceView;
  /** The performance that the concert is listed at. */
  readonly than: PerformanceView;
}

function Other({ of: each, than }: OtherProps) {
  const { dateInWords, openInWords, status, statusInWords, tickets } = each;
  const isDone = useIsOver(each);
  const hour = each.timeInWords ?? (isDone ? undefined : openInWords);
  return (
    <li>
      <time dateTime={each.starts}>{dateInWords}</time>
      {hour && <Text text={hour} as="span" />}
      <Elsewhere of={each} than={than} />
      {statusInWords && !(isDone && status === 'few-left') && (
        <Text text={statusInWords} as={State} />
      )}
      {tickets && tickets !== than.tickets && !isDone && (
        <TicketsLink href={tickets} about={dateInWords} />
      )}
    </li>
  );
}

/** The hall and the town, as far as they are other ones. */
function Elsewhere({ of: { venue, city }, than }: OtherProps) {
  const isOtherTown = city && city.value !== than.city?.value;
  if (!isOtherTown && (!venue || venue.value === than.venue?.value)) return null;
  return (
    <span>
      {venue && <Text text={venue} />}
      {isOtherTown && (
        <>
          {venue && ', '}
          <Text text={city} />
        </>
      )}
    </span>
  );
}

const Also = styled.p({ ...label, paddingBlockEnd: space[1], color: colour.muted });

const List = styled.ul({
  fontSize: size.small,
  '& li + li': { marginBlockStart: space[1] },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4] },
});

const State = styled.span({ color: colour.brassBright });
