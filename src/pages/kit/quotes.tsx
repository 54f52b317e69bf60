import styled from '@emotion/styled';
import { ExternalLink } from '../../ui/link.tsx';
import { Quotation } from '../../ui/quotation.tsx';
import { Text } from '../../ui/text.tsx';
import type { KitTexts, QuotedItem } from './data.ts';
import { colour, font, from, size, space } from '../../theme/tokens.ts';
import { hangingQuote } from '../../theme/type.ts';
import { KitPart } from './part.tsx';

interface KitQuotesProps {
  readonly of: readonly QuotedItem[];
  readonly texts: KitTexts;
}

/** Quotes from the latest press coverage, with their sources. */
export function KitQuotes({ of: items, texts }: KitQuotesProps) {
  return (
    <KitPart title={texts['kit.quotes']}>
      <List>
        {items.map(({ sourceFile, slug, quote, title, publication, dateInWords, url }) => (
          <Item key={slug} data-source-file={sourceFile}>
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
          </Item>
        ))}
      </List>
    </KitPart>
  );
}

const List = styled.div({ display: 'grid', gap: space[8] });

const Item = styled.figure({
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
