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

/** Links to tickets, information, the stream and the calendar entry. */
export function Actions({ concert }: ConcertProps) {
  const messages = useTexts<typeof texts>();
  const { locale } = useShell();
  const { tickets, link, stream, slug, title, day, isOver } = concert;
  const hasEvent = !isOver && !isCalledOff(concert) && day !== undefined;
  const calendar = hasEvent && hrefTo(calendarAddress(locale, slug));
  const linkTitle = <Text text={title} />;
  return (
    <>
      <ActionLinks>
        {tickets && <TicketsLink href={tickets} title={linkTitle} />}
        {link && (
          <ActionLink href={link} text={messages['concerts.information']} title={linkTitle} />
        )}
        {stream && (
          <ActionLink href={stream} text={messages['concerts.stream']} title={linkTitle} />
        )}
        {calendar && (
          <ActionLink
            href={calendar}
            text={messages['concerts.addToCalendar']}
            title={linkTitle}
            download
          />
        )}
      </ActionLinks>
      {stream && concert.time && <YourTime concert={concert} />}
    </>
  );
}

interface LinkProps {
  /** An `https`, `mailto` or `tel` URL. */
  readonly href: string;
  /** The concert's title, for screen readers only. */
  readonly title: ReactNode;
}

/** A link to the ticket sale, labelled by its scheme: online, by e-mail or by telephone. */
function TicketsLink({ href, title }: LinkProps) {
  const messages = useTexts<typeof texts>();
  const [scheme] = href.split(':');
  const offlineKey =
    scheme === 'mailto' ? 'concerts.ticketsByEmail' : 'concerts.ticketsByTelephone';
  const text = messages[scheme === 'https' ? 'concerts.tickets' : offlineKey];
  return <ActionLink href={href} text={text} title={title} />;
}

interface ActionLinkProps extends LinkProps {
  readonly text: Localized;
  readonly download?: boolean;
}

function ActionLink({ href, text, title, download }: ActionLinkProps) {
  const label = <TitledLabel label={text} title={title} />;
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

/** The time of a stream in the visitor's time zone, which only the browser knows. */
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

const ActionLinks = styled.p({
  ...wrappingRow,
  alignItems: 'center',
  columnGap: space[6],
  minBlockSize: space.target,
  '& a': labelLink,
  '& a[download]': { color: colour.muted },
});

// Reserves its height, so that nothing shifts after hydration.
const VisitorTime = styled(Small)({
  minBlockSize: '1.65em',
  [when.noScript]: { display: 'none' },
});
