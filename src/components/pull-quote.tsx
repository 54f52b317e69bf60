import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour, font, from, size, space, when } from '../theme/tokens.ts';
import { hangingQuote, label } from '../theme/type.ts';

interface PullQuoteProps {
  readonly source?: string;
  readonly children?: ReactNode;
}

/** A sentence that stands out of a text, with who said it. */
export function PullQuote({ source, children }: PullQuoteProps) {
  return (
    <Figure>
      <Quote>{children}</Quote>
      {source && <Source>{source}</Source>}
    </Figure>
  );
}

const Figure = styled.figure({
  paddingBlock: space[6],
  [from.medium]: { paddingInlineStart: space[8] },
  [when.print]: { breakInside: 'avoid' },
});

const Quote = styled.blockquote({
  fontFamily: font.display,
  fontSize: size.large,
  fontStyle: 'italic',
  lineHeight: 1.22,
  ...hangingQuote,
  '& em, & cite': { fontSize: 'inherit', fontStyle: 'normal' },
});

const Source = styled.figcaption({
  ...label,
  color: colour.brass,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginBlockStart: space[6],
  '&::before': {
    content: '""',
    inlineSize: space[12],
    borderBlockStart: `1px solid ${colour.brass}`,
  },
});
