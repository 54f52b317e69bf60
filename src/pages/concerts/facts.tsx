import styled from '@emotion/styled';
import { SiteLink } from '../../ui/link.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import { localAddress } from '../../site/addresses.ts';
import type { ConcertAtPerformance } from './concert-view.ts';
import { withKeys } from '../../site/with-keys.ts';
import { colour, size, space, when } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';
import { Others } from './others.tsx';
import { useIsOver } from './use-is-over.ts';
import type { ConcertsPage } from './data.ts';

interface ConcertProps {
  readonly of: ConcertAtPerformance;
}

/** What is known of a concert besides its time and its title. */
export function Facts({ of: concert }: ConcertProps) {
  const { kindInWords, status, statusInWords, series, programme, note, text } = concert;
  const isPastNews = useIsOver(concert) && status === 'few-left';
  return (
    <>
      {kindInWords && <Text text={kindInWords} as={Kind} />}
      {statusInWords && !isPastNews && <Text text={statusInWords} as={Status} />}
      <Place of={concert} />
      <Others of={concert} />
      {concert.with && <Text text={concert.with} as="p" />}
      {programme.length > 0 && (
        <Programme>
          {withKeys(programme).map(({ key, item: line }) => (
            <li key={key}>
              {line.address ? (
                <SiteLink to={line.address}>
                  <Text text={line.text} />
                </SiteLink>
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

/** The hall, the town and the country, as far as they are known; or that it is online only. */
export function Place({ of: { venue, city, countryName, isOnline } }: ConcertProps) {
  const { messages } = usePage<ConcertsPage>('concerts');
  if (isOnline) return <Text text={messages['concerts.online']} as="p" />;
  return (
    <p>
      {venue && (
        <>
          <Text text={venue} />,{' '}
        </>
      )}
      {city && <Text text={city} />}
      <Country>
        {city && ', '}
        {countryName}
      </Country>
    </p>
  );
}

/** A concert's title, as a link to its own page. */
export function TitleLink({ of: { slug, title } }: ConcertProps) {
  const { locale } = useShell();
  return (
    <Link to={localAddress(locale, `concerts/${slug}`)}>
      <Text text={title} />
    </Link>
  );
}

const Kind = styled.p({ ...label, color: colour.brass });

const Status = styled.p({ ...label, color: colour.brassBright });

const Country = styled.span({ color: colour.muted });

const Muted = styled.p({ color: colour.muted, maxInlineSize: space.measure });

const Programme = styled.ul({
  fontSize: size.small,
  color: colour.muted,
  '& li + li': { marginBlockStart: space[1] },
  '& a': { color: colour.ivory, textDecorationColor: colour.brass, textUnderlineOffset: '.2em' },
});

const Link = styled(SiteLink)({
  textDecoration: 'none',
  [when.hover]: { '&:hover': { color: colour.brassBright } },
});
