import styled from '@emotion/styled';
import { hairline } from '../../theme/layout.ts';
import { from, space } from '../../theme/tokens.ts';
import { Reveal } from '../../ui/entrance.tsx';
import { Quotation } from '../../ui/text.tsx';
import type { PressItemView } from './data.ts';
import { Origin } from './origin.tsx';
import { PressLink } from './press-entry.tsx';

interface QuotesProps {
  readonly items: readonly PressItemView[];
}

/** Items without a headline, as quotes. */
export function Quotes({ items }: QuotesProps) {
  return (
    <QuoteColumns>
      {items.map((item) => (
        <li key={item.slug} data-source-file={item.sourceFile}>
          <Reveal>
            <figure>
              {item.quote && <Quotation quotation={item.quote} />}
              <figcaption>
                <Origin item={item} />
                <PressLink item={item} />
              </figcaption>
            </figure>
          </Reveal>
        </li>
      ))}
    </QuoteColumns>
  );
}

// CSS columns rather than a grid: quotes differ in length.
const QuoteColumns = styled.ul({
  ...hairline,
  paddingBlockStart: space[12],
  columnGap: `calc(2 * ${space.gutter})`,
  [from.medium]: { columnCount: 2 },
  '& > li': { breakInside: 'avoid', paddingBlockEnd: `clamp(${space[12]}, 5vw, ${space[16]})` },
  '& figcaption': { marginBlockStart: space[4] },
});
