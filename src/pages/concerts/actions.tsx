import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Localized } from '../../content/fields/localized.ts';
import { Icon } from '../../ui/icons.tsx';
import { ExternalLink, TitledLabel } from '../../ui/link.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Small, Text } from '../../ui/text.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { calendarAddress } from './addresses.ts';
import { timeTagOf } from '../../text/format-date.ts';
import { hrefTo } from '../../page/href.ts';
import { isCalledOff } from './schedule.ts';
import { wrappingRow } from '../../theme/layout.ts';
import { colour, space, when } from '../../theme/tokens.ts';
import { labelLink } from '../../theme/type.ts';
import type { ConcertProps } from './data.ts';
import type { texts } from './texts.ts';

/** Where to have tickets, to read more and to watch, and the concert as an entry for calendars. */
export function Actions({ concert }: ConcertProps) {
  const messages = useTexts<typeof texts>();
  const { locale } = useShell();
  const { tickets, link, stream, slug, title, day, isOver } = concert;
  const hasEvent = !isOver && !isCalledOff(concert) && day !== undefined;
  const calendar = hasEvent && hrefTo(calendarAddress(locale, slug));
  const about = <Text text={title} />;
  return (
    <>
      <Row>
        {tickets && <TicketsLink href={tickets} about={about} />}
        {link && <ActionLink href={link} text={messages['concerts.information']} about={about} />}
        {stream && <ActionLink href={stream} text={messages['concerts.stream']} about={about} />}
        {calendar && (
          <ActionLink
            href={calendar}
            text={messages['concerts.addToCalendar']}
            about={about}
            download
          />
        )}
      </Row>
      {stream && concert.time && <YourTime concert={concert} />}
    </>
  );
}

interface LinkProps {
  /** An `https`, `mailto` or `tel` URL. */
  readonly href: string;
  /** What the link is for, which only screen readers say. */
  readonly about: ReactNode;
}

/** A link to where tickets are sold, which says how they are. */
function TicketsLink({ href, about }: LinkProps) {
  const messages = useTexts<typeof texts>();
  const [scheme] = href.split(':');
  const byPerson = scheme === 'mailto' ? 'concerts.ticketsByEmail' : 'concerts.ticketsByTelephone';
  const text = messages[scheme === 'https' ? 'concerts.tickets' : byPerson];
  return <ActionLink href={href} text={text} about={about} />;
}

interface ActionLinkProps extends LinkProps {
  readonly text: Localized;
  readonly download?: boolean;
}

function ActionLink({ href, text, about, download }: ActionLinkProps) {
  const label = <TitledLabel label={text} title={about} />;
  if (!href.startsWith('https:'))
    return (
      <a href={href} download={download}>
        {label}
      </a>
    );
  return (
    <ExternalLink href={href}>
      {label}
      <Icon name="away" />
    </ExternalLink>
  );
}

/** The hour of a stream where the visitor is, which only the browser knows. */
function YourTime({ concert: { starts } }: ConcertProps) {
  const messages = useTexts<typeof texts>();
  const { locale } = useShell();
  if (!useHydrated()) return <VisitorTime />;
  const format = new Intl.DateTimeFormat(timeTagOf(locale), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const time = format.format(new Date(starts));
  return <Text text={messages['concerts.yourTime']} values={{ time }} as={VisitorTime} />;
}

const Row = styled.p({
  ...wrappingRow,
  alignItems: 'center',
  columnGap: space[6],
  minBlockSize: space.target,
  '& a': labelLink,
  '& a[download]': { color: colour.muted },
});

// Its room is kept, so that nothing moves.
const VisitorTime = styled(Small)({
  minBlockSize: '1.65em',
  [when.noScript]: { display: 'none' },
});
