import styled from '@emotion/styled';
import { SiteLink } from '../../ui/link.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Label, Muted, Small, Text } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { withKeys } from '../../lists.ts';
import { colour, space } from '../../theme/tokens.ts';
import { OtherPerformances } from './other-performances.tsx';
import type { ConcertProps } from './data.ts';
import type { texts } from './texts.ts';

/** All of a concert except its time, its title and its links. */
export function ConcertDetails({ concert }: ConcertProps) {
  const { kindText, statusText, series, programme, note, text } = concert;
  return (
    <>
      {kindText && <Text text={kindText} as={Label} />}
      {statusText && <Text text={statusText} as={Status} />}
      <ConcertPlace concert={concert} />
      <OtherPerformances concert={concert} />
      {concert.with && <Text text={concert.with} as="p" />}
      {programme.length > 0 && (
        <Programme as="ul">
          {withKeys(programme).map(({ key, item: line }) => (
            <li key={key}>
              {line.address ? (
                <Text text={line.text} as={SiteLink} to={line.address} />
              ) : (
                <Text text={line.text} />
              )}
            </li>
          ))}
        </Programme>
      )}
      {series && <Text text={series} as={Muted} />}
      {note && <Text text={note} as={Muted} />}
      {text && <Prose body={text} />}
    </>
  );
}

/** The hall, the town and the country, if any, or a text that it is online only. */
export function ConcertPlace({ concert }: ConcertProps) {
  const messages = useTexts<typeof texts>();
  const { venue, city, countryName, isOnline } = concert;
  if (isOnline) return <Text text={messages['concerts.online']} as="p" />;
  return (
    <p>
      {venue && (
        <>
          <Text text={venue} />,{' '}
        </>
      )}
      {city && <Text text={city} />}
      <Muted as="span">
        {city && ', '}
        {countryName}
      </Muted>
    </p>
  );
}

const Status = styled(Label)({ color: colour.brassBright });

const Programme = styled(Small)({
  '& li + li': { marginBlockStart: space[1] },
  '& a': { color: colour.ivory, textDecorationColor: colour.brass, textUnderlineOffset: '.2em' },
});
