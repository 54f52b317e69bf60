import styled from '@emotion/styled';
import { ButtonLink } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import { Quotation, Text } from '../../ui/text.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { kitArchive } from './addresses.ts';
import { hrefTo } from '../../site/href.ts';
import type { Localized } from '../../content/fields/localized.ts';
import type { QuotedItem } from '../../site/presenters.ts';
import type { Kit, KitTexts } from './data.ts';
import { colour, font, from, size, space } from '../../theme/tokens.ts';
import { hangingQuote } from '../../theme/type.ts';
import { KitBiographies } from './biographies.tsx';
import { DownloadButton, KitSection, Row } from './section.tsx';
import { KitPhotographs } from './photographs.tsx';

interface PresentersKitProps {
  readonly kit: Kit;
  /** What the credit of a photograph is introduced by. */
  readonly credit: Localized;
}

/** The press kit, to copy and to download: photographs, texts, the latest press, then all of it. */
export function PresentersKit({ kit, credit }: PresentersKitProps) {
  const { texts, biographies, photographs, press, hasCatalogue } = kit;
  return (
    <Section id="presenters" aria-labelledby="presenters-title">
      <Introduction>
        <Text text={texts['kit.title']} as={Title} id="presenters-title" />
        <Text text={texts['kit.intro']} as={Intro} />
      </Introduction>
      {photographs.length > 0 && (
        <KitPhotographs photographs={photographs} texts={texts} credit={credit} />
      )}
      {biographies.length > 0 && <KitBiographies kit={kit} />}
      {press.length > 0 && <KitQuotes items={press} texts={texts} />}
      <Row>
        <Files>
          {hasCatalogue && (
            <ButtonLink to="biography" hash="compositions">
              <Text text={texts['kit.catalogue']} />
            </ButtonLink>
          )}
          <DownloadButton href={hrefTo(kitArchive)} download="">
            <Text text={texts['kit.downloadAll']} />
          </DownloadButton>
        </Files>
      </Row>
    </Section>
  );
}

interface KitQuotesProps {
  readonly items: readonly QuotedItem[];
  readonly texts: KitTexts;
}

/** Quotes from the latest press coverage, with their sources. */
function KitQuotes({ items, texts }: KitQuotesProps) {
  return (
    <KitSection title={texts['kit.quotes']}>
      <Quotes>
        {items.map(({ sourceFile, slug, quote, title, publication, dateInWords, url }) => (
          <QuotedFigure key={slug} data-source-file={sourceFile}>
            {quote ? (
              <blockquote>
                <Quotation quotation={quote} as={Quote} />
              </blockquote>
            ) : (
              <Text text={title} as={Headline} />
            )}
            <Source>
              {url ? <ExternalLink href={url}>{publication}</ExternalLink> : publication},{' '}
              {dateInWords}
            </Source>
          </QuotedFigure>
        ))}
      </Quotes>
    </KitSection>
  );
}

const Section = styled.section({
  marginBlockStart: space.section,
});

const Introduction = styled(Reveal)({
  display: 'grid',
  alignItems: 'baseline',
  gap: `${space[6]} ${space.gutter}`,
  paddingBlockEnd: `clamp(${space[8]}, 4vw, ${space[12]})`,
  [from.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

const Title = styled.h2({ fontSize: size.section });

const Intro = styled.p({ maxInlineSize: space.measure, color: colour.muted });

const Files = styled.div({
  display: 'grid',
  gap: space[4],
  [from.small]: { display: 'flex', flexWrap: 'wrap' },
  [from.large]: { gridColumn: 2 },
});

const Quotes = styled.div({ display: 'grid', gap: space[8] });

const QuotedFigure = styled.figure({
  display: 'grid',
  alignItems: 'last baseline',
  gap: `${space[3]} ${space.gutter}`,
  '& + &': { paddingBlockStart: space[8], borderBlockStart: `1px solid ${colour.line}` },
  [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});

const Quote = styled.p({
  ...hangingQuote,
  position: 'relative',
  fontSize: size.item,
  lineHeight: 1.25,
});

const Headline = styled.p({ fontFamily: font.display, fontSize: size.item, lineHeight: 1.25 });

const Source = styled.figcaption({
  textWrap: 'balance',
  color: colour.muted,
  fontSize: size.small,
});
