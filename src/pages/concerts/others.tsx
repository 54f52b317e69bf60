import styled from '@emotion/styled';
import { Commas, Label, Text } from '../../ui/text.tsx';
import { wrapped } from '../../theme/layout.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import { TicketsLink } from './actions.tsx';
import type { ConcertAtMoment } from './at-moment.ts';
import type { ConcertProps } from './data.ts';

export function Others({ messages, concert }: ConcertProps) {
  if (concert.others.length === 0) return null;
  return (
    <div>
      <Text text={messages['concerts.also']} as={Also} />
      <List>
        {concert.others.map((each) => (
          <li key={each.id}>
            <time dateTime={each.starts}>{each.dateInWords}</time>
            {each.hour && <Text text={each.hour} as="span" />}
            <Elsewhere performance={each} concert={concert} />
            {each.statusInWords && <Text text={each.statusInWords} as={State} />}
            {each.tickets && each.tickets !== concert.tickets && (
              <TicketsLink messages={messages} href={each.tickets} about={each.dateInWords} />
            )}
          </li>
        ))}
      </List>
    </div>
  );
}

interface ElsewhereProps {
  readonly performance: ConcertAtMoment['others'][number];
  readonly concert: ConcertAtMoment;
}

/** The hall and the town, as far as they are other ones. */
function Elsewhere({ performance: { venue, city }, concert }: ElsewhereProps) {
  const isOtherTown = city && city.value !== concert.city?.value;
  if (!isOtherTown && (!venue || venue.value === concert.venue?.value)) return null;
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
