import styled from '@emotion/styled';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { TeaserLine } from '../../ui/teaser-line.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Label, LargeQuote, Quotation, Small, Text } from '../../ui/text.tsx';
import { from, space } from '../../theme/tokens.ts';
import { attribution } from '../../theme/type.ts';
import { NextConcertLine } from '../concerts/next-concert-line.tsx';
import { Hero } from './hero.tsx';
import { Insight } from './insight.tsx';
import type { HomePage } from './data.ts';
import type { texts } from './texts.ts';

/** The home page: hero, next concert, newest news, insight cards, quote. */
export function Page({ content }: HomePage) {
  const messages = useTexts<typeof texts>();
  const { picture, portrait, cards, concerts, news, quote } = content;
  const { pages } = useShell();
  const exists = (page: string) => pages.some(({ name }) => name === page);
  return (
    <>
      <Hero picture={picture} portrait={portrait}>
        {exists('biography') && (
          <ButtonLink to="biography">
            <Text text={messages['home.biographyButton']} />
          </ButtonLink>
        )}
      </Hero>
      {concerts && <NextConcertLine {...concerts} />}
      {news && <NewsLine item={news} />}
      <Deferred>
        {cards.length > 0 && <Insight cards={cards} to="biography" />}
        {exists('press') && <PressQuote quote={quote} />}
      </Deferred>
    </>
  );
}

interface NewsLineProps {
  readonly item: NonNullable<HomePage['content']['news']>;
}

/** The newest headline, with its date. */
function NewsLine({ item: { address, title, date } }: NewsLineProps) {
  return (
    <TeaserLine>
      <Text text={title} as={SiteLink} to={address} />
      <Small>
        <time dateTime={date.value}>{date.text}</time>
      </Small>
    </TeaserLine>
  );
}

interface PressQuoteProps {
  readonly quote: HomePage['content']['quote'];
}

/** A large quote, with a link to the press page. */
function PressQuote({ quote }: PressQuoteProps) {
  const messages = useTexts<typeof texts>();
  return (
    <QuoteSection>
      <Text text={messages['home.quoteLabel']} as={Label} />
      <Reveal>
        <figure>
          <Quotation quotation={quote} as={Quote} />
          <QuoteSource>
            <Text text={messages['home.quoteSource']} />
          </QuoteSource>
        </figure>
        <ButtonLink to="press">
          <Text text={messages['home.pressButton']} />
        </ButtonLink>
      </Reveal>
    </QuoteSection>
  );
}

const QuoteSection = styled(Container)({
  display: 'grid',
  gap: space[8],
  paddingBlockStart: space.section,
  [from.large]: { gridTemplateColumns: '12.5% 1fr', gap: space[24], alignItems: 'baseline' },
});

const Quote = styled(LargeQuote)({ maxInlineSize: '18em', lineHeight: 1.18 });

const QuoteSource = styled.figcaption({
  ...attribution(space[16]),
  gap: space[6],
  marginBlock: `${space[8]} ${space[12]}`,
});
