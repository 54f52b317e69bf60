import styled from '@emotion/styled';
import { SiteLink } from '../../components/link.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Prose } from '../../components/prose.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { Text } from '../../components/text.tsx';
import { localAddress } from '../../site/addresses.ts';
import type { ListedConcert } from '../../site/page-data/list-concert.ts';
import { colour, size, space, when } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';

interface ConcertProps {
  readonly of: ListedConcert;
}

/** What is known of a concert besides its time and its title. */
export function Facts({ of: concert }: ConcertProps) {
  const { statusInWords, series, programme, note, text } = concert;
  return (
    <>
      {statusInWords && <Text of={statusInWords} as={Status} />}
      <Place of={concert} />
      {concert.with && <Text of={concert.with} as="p" />}
      {programme.length > 0 && (
        <Programme>
          {programme.map((line) => (
            <li key={programme.indexOf(line)}>
              {line.address ? (
                <SiteLink to={line.address}>
                  <Text of={line.text} />
                </SiteLink>
              ) : (
                <Text of={line.text} />
              )}
            </li>
          ))}
        </Programme>
      )}
      {series && <Text of={series} as={Muted} />}
      {note && <Text of={note} as={Muted} />}
      {text && <Prose of={text} />}
    </>
  );
}

/** The hall, the town and the country. */
export function Place({ of: { venue, city, countryName } }: ConcertProps) {
  return (
    <p>
      {venue && (
        <>
          <Text of={venue} />,{' '}
        </>
      )}
      <Text of={city} />
      <Country>, {countryName}</Country>
    </p>
  );
}

/** A concert's title, as a link to its own page where it has one: where it was to come when the site was built. */
export function TitleLink({ of: concert }: ConcertProps) {
  const { content } = usePage('concerts');
  const { locale } = useShell();
  if (!content.coming.some(({ slug }) => slug === concert.slug)) return <Text of={concert.title} />;
  return (
    <Link to={localAddress(locale, `concerts/${concert.slug}`)}>
      <Text of={concert.title} />
    </Link>
  );
}

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
