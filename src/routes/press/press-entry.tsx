import styled from '@emotion/styled';
import { Text } from '../../components/text.tsx';
import { colour, from, size, space, when } from '../../theme/tokens.ts';
import type { ListedItem } from '../../site/page-data/press.ts';
import { EntryQuote } from './entry-quote.tsx';
import { Origin } from './origin.tsx';
import { PressLink } from './press-link.tsx';
import { PressPhotograph } from './press-photograph.tsx';

interface PressEntryProps {
  readonly of: ListedItem;
  /** Whether to show its quote. */
  readonly isQuoted: boolean;
}

/** A press item as a row, with its picture where it has one. */
export function PressEntry({ of: item, isQuoted }: PressEntryProps) {
  return (
    <article data-source-file={item.sourceFile}>
      {isQuoted && item.quote && (
        <Quote>
          <EntryQuote of={item.quote} />
        </Quote>
      )}
      <Row $hasPicture={item.image !== undefined}>
        <PressPhotograph of={item} sizes={sizes} />
        <Words>
          <Origin of={item} />
          <Text of={item.title} as={Title} />
          <Text of={item.summary} as={Summary} />
        </Words>
        <Action>
          <PressLink of={item} />
        </Action>
      </Row>
    </article>
  );
}

const sizes = '(min-width: 86em) 20rem, (min-width: 48em) 25vw, 91.5vw';

const Quote = styled.div({ paddingBlock: `${space[8]} clamp(${space[8]}, 5vw, ${space[16]})` });

const Row = styled.div<{ $hasPicture: boolean }>(({ $hasPicture }) => ({
  display: 'grid',
  columnGap: space.gutter,
  rowGap: $hasPicture ? space[6] : space[2],
  [from.large]: {
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'end',
  },
  ...($hasPicture && {
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: '1fr auto',
      rowGap: space[3],
      alignItems: 'end',
      '& > [data-photograph]': { gridRow: '1 / 3', alignSelf: 'start' },
    },
  }),
  [when.print]: { display: 'block' },
}));

const Words = styled.div({
  display: 'grid',
  gap: space[3],
  alignSelf: 'start',
  maxInlineSize: '44rem',
});

const Action = styled.p({ lineHeight: 1 });

/** A press item's title. */
export const Title = styled.h3({ fontSize: size.item });

/** A press item's summary. */
export const Summary = styled.p({ color: colour.muted, maxInlineSize: space.measure });
