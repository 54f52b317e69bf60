import styled from '@emotion/styled';
import { Text } from '../../components/text.tsx';
import type { Localized } from '../../content/schema/localized.ts';
import { font, size } from '../../theme/tokens.ts';
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
  maxInlineSize: '20em',
  fontFamily: font.display,
  fontSize: size.quote,
  fontStyle: 'italic',
  fontWeight: 400,
  lineHeight: 1.14,
  ...hangingQuote,
});
