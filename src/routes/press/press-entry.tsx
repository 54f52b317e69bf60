import styled from '@emotion/styled';
import { Text } from '../../components/text.tsx';
import { colour, from, size, space, when } from '../../theme/tokens.ts';
import { display } from '../../theme/type.ts';
import type { ListedItem } from '../../site/page-data/press.ts';
import { Origin } from './origin.tsx';
import { PressLink } from './press-link.tsx';
import { PressPhotograph } from './press-photograph.tsx';
import { PressQuote } from './press-quote.tsx';

interface PressEntryProps {
  readonly of: ListedItem;
  /** Whether a sentence from it stands above it, very large. */
  readonly isQuoted: boolean;
}

/** A piece of press coverage, headed by its title: a row of text, beside its picture where it has one. */
export function PressEntry({ of: item, isQuoted }: PressEntryProps) {
  return (
    <article>
      {isQuoted && item.quote && (
        <Quote>
          <PressQuote of={item.quote} />
        </Quote>
      )}
      <Row $hasPicture={item.image !== undefined}>
        <PressPhotograph of={item} sizes={sizes} />
        <Words>
          <Origin of={item} />
          <Text of={item.title} as={Title} />
          <Text of={item.summary} as={Summary} />
        </Words>
        <Way>
          <PressLink of={item} />
        </Way>
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

const Way = styled.p({ lineHeight: 1 });

/** A press item's headline. */
export const Title = styled.h3({ ...display, fontSize: size.item });

/** What a press item says. */
export const Summary = styled.p({ color: colour.muted, maxInlineSize: space.measure });
