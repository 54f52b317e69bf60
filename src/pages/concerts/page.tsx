import styled from '@emotion/styled';
import { absoluteUrl } from '../../page/addresses.ts';
import { hairline, wrappingRow } from '../../theme/layout.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import { labelLink } from '../../theme/type.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Small, Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-hydrated.ts';
import { calendarAddress, concertAddress } from './addresses.ts';
import { BuildDateNote } from './next-concert-line.tsx';
import { concertAsOf } from './concert-as-of.ts';
import type { ConcertsPage } from './data.ts';
import { ConcertEntry } from './concert-entry.tsx';
import { PastConcerts, ConcertsByMonth } from './concert-lists.tsx';
import { byDate, nextConcert } from './schedule.ts';
import type { texts } from './texts.ts';

/** The list of concerts, or the page of one. */
export function Page(data: ConcertsPage) {
  const isAll = data.content.slug === undefined;
  return isAll ? <AllConcerts {...data} /> : <SingleConcert {...data} />;
}

/** The next concert large, further upcoming ones by month, past ones by year. */
function AllConcerts({ title, content }: ConcertsPage) {
  const messages = useTexts<typeof texts>();
  const { builtAt, dateNote } = content;
  const now = useNow(builtAt);
  const concerts = [...content.upcoming, ...content.past]
    .map((concert) => concertAsOf(concert, now))
    .sort(byDate);
  const upcoming = concerts.filter(({ isPast }) => !isPast);
  const past = concerts.filter(({ isPast }) => isPast).reverse();
  const next = nextConcert(upcoming, now);
  return (
    <Container>
      <PageHead title={title} />
      <Text text={dateNote} as={BuildDateNote} />
      {next && <ConcertEntry concert={next} size="large" />}
      <ConcertsByMonth concerts={upcoming.filter((concert) => concert !== next)} />
      {upcoming.length === 0 && <Text text={messages['concerts.none']} as={NoConcerts} />}
      <Subscribe />
      <PastConcerts concerts={past} />
    </Container>
  );
}

/** The calendar of all concerts: a `webcal:` link, and its address to copy. */
function Subscribe() {
  const messages = useTexts<typeof texts>();
  const { locale, site } = useShell();
  const url = absoluteUrl(calendarAddress(locale), site.url);
  return (
    <Calendar>
      <Text
        text={messages['concerts.subscribe']}
        as="a"
        href={url.replace(/^https?:/, 'webcal:')}
      />
      <span>
        <Text text={messages['concerts.address']} /> <Address>{url}</Address>
      </span>
    </Calendar>
  );
}

function SingleConcert({ locale, content }: ConcertsPage) {
  const messages = useTexts<typeof texts>();
  const now = useNow(content.builtAt);
  const [view] = [...content.upcoming, ...content.past];
  if (!view) return null;
  const concert = concertAsOf(view, now);
  const next = nextConcert(content.upcomingConcerts ?? [], now);
  return (
    <Single>
      <Text text={content.dateNote} as={BuildDateNote} />
      <ConcertEntry concert={concert} size="large" isAlone />
      <PastNote>
        {concert.isPast && <Text text={messages['concerts.over']} />}{' '}
        {concert.isPast && next && (
          <Text text={next.text} as={SiteLink} to={concertAddress(locale, next.slug)} />
        )}
      </PastNote>
      <ButtonLink to="concerts">
        <Text text={messages['concerts.all']} />
      </ButtonLink>
    </Single>
  );
}

const NoConcerts = styled.p({
  ...hairline,
  paddingBlock: space[8],
  color: colour.muted,
  fontSize: size.lead,
});

const Calendar = styled(Small)({
  ...wrappingRow,
  ...hairline,
  alignItems: 'center',
  columnGap: space[6],
  paddingBlockStart: space[8],
  '& a': labelLink,
});

const Address = styled.span({ userSelect: 'all' });

const Single = styled(Container)({
  paddingBlock: `calc(${space.header} + ${space[12]}) ${space[12]}`,
});

// Reserves its height, so that nothing shifts after hydration.
const PastNote = styled.p({
  minBlockSize: `calc(${space[12]} + ${space[8]})`,
  paddingBlockEnd: space[4],
  color: colour.muted,
  '& a': { color: colour.ivory },
});
