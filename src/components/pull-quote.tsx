import type { ReactNode } from 'react';
import { colour, font, from, size, space, when } from '../theme/tokens.ts';
import { hangingQuote, label } from '../theme/type.ts';

interface PullQuoteProps {
  readonly source?: string;
  readonly children?: ReactNode;
}

/** A sentence that stands out of a text, with who said it. `pullQuoteStyles` belong to the text. */
export function PullQuote({ source, children }: PullQuoteProps) {
  return (
    <figure>
      <blockquote>{children}</blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  );
}

/** The styles of the pull quotes in a text. */
export const pullQuoteStyles = {
  '& > figure': {
    paddingBlock: space[6],
    [from.medium]: { paddingInlineStart: space[8] },
    [when.print]: { breakInside: 'avoid' },
  },
  '& > figure > blockquote': {
    fontFamily: font.display,
    fontSize: size.large,
    fontStyle: 'italic',
    lineHeight: 1.22,
    ...hangingQuote,
    '& em, & cite': { fontSize: 'inherit', fontStyle: 'normal' },
  },
  '& > figure > figcaption': {
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
  },
} as const;
