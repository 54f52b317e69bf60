import styled from '@emotion/styled';
import { Quotation } from '../../ui/quotation.tsx';
import type { Quotation as QuotationData } from '../../site/quotation.ts';
import { size } from '../../theme/tokens.ts';
import { hangingQuote } from '../../theme/type.ts';

interface EntryQuoteProps {
  readonly of: QuotationData;
}

/** A large quote from a press item, above the item itself. */
export function EntryQuote({ of: quote }: EntryQuoteProps) {
  return (
    <blockquote>
      <Quotation quotation={quote} as={Sentence} />
    </blockquote>
  );
}

const Sentence = styled.p({
  ...hangingQuote,
  maxInlineSize: '20em',
  fontSize: size.quote,
  fontWeight: 400,
  lineHeight: 1.14,
});
