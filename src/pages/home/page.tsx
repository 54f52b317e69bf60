import styled from '@emotion/styled';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { Label, LargeQuote, Quotation, Text } from '../../ui/text.tsx';
import { from, space } from '../../theme/tokens.ts';
import { attribution } from '../../theme/type.ts';
import { NextConcertLine } from '../concerts/next-concert-line.tsx';
import { Hero } from './hero.tsx';
import { Insight } from './insight.tsx';
import type { HomePage } from './data.ts';

/** The home page: hero, insight cards, press quote. */
export function Page({ messages, content }: HomePage) {
  const { picture, portrait, biographies, concerts, quote } = content;
  const { pages } = useShell();
  return (
    <>
      <Hero messages={messages} picture={picture} portrait={portrait}>
        {pages.includes('biography') && (
          <ButtonLink to="biography">
            <Text text={messages['home.biographyButton']} />
          </ButtonLink>
        )}
      </Hero>
      {concerts && <NextConcertLine {...concerts} />}
      <Deferred>
        {biographies.length > 0 && (
          <Insight messages={messages} cards={biographies} to="biography" />
        )}
        {pages.includes('press') && <PressQuote messages={messages} quote={quote} />}
      </Deferred>
    </>
  );
}

interface PressQuoteProps extends Pick<HomePage, 'messages'> {
  readonly quote: HomePage['content']['quote'];
}

/** A large quote from the press, with a link to the press page. */
function PressQuote({ messages, quote }: PressQuoteProps) {
  return (
    <QuoteSection>
      <Text text={messages['home.quoteLabel']} as={Label} />
      <Reveal>
        <figure>
          <Quotation quotation={quote} as={Quote} />
          <Text text={messages['home.quoteSource']} as={Source} />
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

const Source = styled.figcaption({
  ...attribution(space[16]),
  gap: space[6],
  marginBlock: `${space[8]} ${space[12]}`,
});
