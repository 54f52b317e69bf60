import styled from '@emotion/styled';
import { ExternalLink } from '../../../components/link.tsx';
import { Reveal } from '../../../components/reveal.tsx';
import { Text } from '../../../components/text.tsx';
import type { KitTexts, QuotedItem } from '../../../site/page-data/kit.ts';
import { colour, font, from, size, space } from '../../../theme/tokens.ts';
import { hangingQuote } from '../../../theme/type.ts';

interface KitQuotesProps {
  readonly of: readonly QuotedItem[];
  readonly texts: KitTexts;
}

/** Quotes from the latest press coverage, with their sources. */
export function KitQuotes({ of: items, texts }: KitQuotesProps) {
  return (
    <Reveal>
      <Text of={texts['kit.quotes']} as="h3" />
      <List>
        {items.map(({ sourceFile, slug, quote, title, publication, dateInWords, url }) => (
          <figure key={slug} data-source-file={sourceFile}>
            {quote ? (
              <blockquote>
                <Text of={quote} as={Quote} />
              </blockquote>
            ) : (
              <Text of={title} as={Headline} />
            )}
            <Source>
              <ExternalLink href={url}>{publication}</ExternalLink>, {dateInWords}
            </Source>
          </figure>
        ))}
      </List>
    </Reveal>
  );
}

const List = styled.div({
  display: 'grid',
  gap: `${space[8]} ${space.gutter}`,
  marginBlockStart: space[8],
  [from.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Quote = styled.p({
  ...hangingQuote,
  position: 'relative',
  fontSize: size.item,
  lineHeight: 1.25,
});

const Headline = styled.p({ fontFamily: font.display, fontSize: size.item, lineHeight: 1.25 });

const Source = styled.figcaption({
  marginBlockStart: space[3],
  color: colour.muted,
  fontSize: size.small,
});
