import styled from '@emotion/styled';
import { use } from 'react';
import { SiteLink } from '../../ui/link.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import { concertAddress } from './addresses.ts';
import type { ConcertAtPerformance } from './concert-view.ts';
import { withKeys } from '../../site/lists.ts';
import { colour, size, space, when } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';
import { Others } from './others.tsx';
import { NowContext } from './clock.tsx';
import { shownStatus } from './schedule.ts';
import type { ConcertProps } from './data.ts';

/** What is known of a concert besides its time and its title. */
export function Facts({ messages, concert }: ConcertProps) {
  const { kindInWords, series, programme, note, text } = concert;
  const status = shownStatus(concert, use(NowContext));
  return (
    <>
      {kindInWords && <Text text={kindInWords} as={Kind} />}
      {status && <Text text={status} as={Status} />}
      <Place messages={messages} concert={concert} />
      <Others messages={messages} concert={concert} />
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
export function Place({ messages, concert }: ConcertProps) {
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
      <Country>
        {city && ', '}
        {countryName}
      </Country>
    </p>
  );
}

/** A concert's title, as a link to its own page. */
export function TitleLink({ concert: { slug, title } }: Pick<ConcertProps, 'concert'>) {
  const { locale } = useShell();
  return (
    <Link to={concertAddress(locale, slug)}>
      <Text text={title} />
    </Link>
  );
}

/** What the `article` of a concert has wherever it is listed: its anchor, its file, its end and its heading. */
export function articleProps({ anchor, sourceFile, ends }: ConcertAtPerformance, titleId: string) {
  return {
    id: anchor,
    'data-source-file': sourceFile,
    'data-ends': ends,
    'aria-labelledby': titleId,
  };
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
