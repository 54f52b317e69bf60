import styled from '@emotion/styled';
import { Text } from '../../components/text.tsx';
import type { Localized } from '../../content/schema/localized.ts';
import { size } from '../../theme/tokens.ts';
import { hangingQuote } from '../../theme/type.ts';

interface EntryQuoteProps {
  readonly of: Localized;
}

/** A large quote from a press item, above the item itself. */
export function EntryQuote({ of: quote }: EntryQuoteProps) {
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
