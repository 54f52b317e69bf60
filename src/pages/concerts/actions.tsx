import styled from '@emotion/styled';
import { Icon } from '../../ui/icons.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { calendarAddress } from './addresses.ts';
import { timeTagOf } from '../../text/format-date.ts';
import { hrefTo } from '../../site/href.ts';
import { isCalledOff } from './schedule.ts';
import type { ConcertAtPerformance } from './concert-view.ts';
import { colour, size, space, when } from '../../theme/tokens.ts';
import { labelLink } from '../../theme/type.ts';
import { TicketsLink } from './tickets-link.tsx';
import { useIsOver } from './use-is-over.ts';
import type { ConcertsPage } from './data.ts';

interface ActionsProps {
  readonly of: ConcertAtPerformance;
}

/** Where to have tickets, to read more and to watch, and the concert as an entry for calendars. */
export function Actions({ of: concert }: ActionsProps) {
  const { locale } = useShell();
  const { messages } = usePage<ConcertsPage>('concerts');
  const isDone = useIsOver(concert);
  const { tickets, link, stream, slug, title } = concert;
  const about = (
    <VisuallyHidden>
      : <Text text={title} />
    </VisuallyHidden>
  );
  return (
    <>
      <Row>
        {tickets && !isDone && <TicketsLink href={tickets} about={<Text text={title} />} />}
        {link && (
          <ExternalLink href={link}>
            <Text text={messages['concerts.information']} />
            {about}
            <Icon name="away" />
          </ExternalLink>
        )}
        {stream && (
          <ExternalLink href={stream}>
            <Text text={messages['concerts.stream']} />
            {about}
            <Icon name="away" />
          </ExternalLink>
        )}
        {!isDone && !isCalledOff(concert) && concert.day !== undefined && (
          <a href={hrefTo(calendarAddress(locale, slug))} download>
            <Text text={messages['concerts.addToCalendar']} />
            {about}
          </a>
        )}
      </Row>
      {stream && concert.time && <YourTime of={concert} />}
    </>
  );
}

/** The hour of a stream where the visitor is, which only the browser knows. */
function YourTime({ of: { starts } }: ActionsProps) {
  const { locale } = useShell();
  const { messages } = usePage<ConcertsPage>('concerts');
  if (!useHydrated()) return <Own />;
  const format = new Intl.DateTimeFormat(timeTagOf(locale), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const time = format.format(new Date(starts));
  return <Text text={messages['concerts.yourTime']} values={{ time }} as={Own} />;
}

const Row = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  minBlockSize: space.target,
  '& a': labelLink,
  '& a[download]': { color: colour.muted },
});

// Its room is kept, so that nothing moves.
const Own = styled.p({
  color: colour.muted,
  minBlockSize: '1.65em',
  fontSize: size.small,
  [when.unscripted]: { display: 'none' },
});
