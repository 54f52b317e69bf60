import styled from '@emotion/styled';
import { Text } from '../../components/text.tsx';
import type { Localized } from '../../content/schema/localized.ts';
import { size } from '../../theme/tokens.ts';
import { hangingQuote } from '../../theme/type.ts';

interface PressQuoteProps {
  readonly of: Localized;
}

/** A sentence of an item's, set very large. Its source stands below it, in the item. */
export function PressQuote({ of: quote }: PressQuoteProps) {
  return (
    <blockquote>
      <Text of={quote} as={Sentence} />
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
