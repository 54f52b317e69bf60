import styled from '@emotion/styled';
import { useId } from 'react';
import { Text } from '../../ui/text.tsx';
import { below, colour, from, size, space } from '../../theme/tokens.ts';
import type { ListedItem } from './data.ts';
import { EntryQuote } from './entry-quote.tsx';
import { Origin } from './origin.tsx';
import { PressLink } from './press-link.tsx';
import { PressPicture } from './press-picture.tsx';

interface PressEntryProps {
  readonly of: ListedItem;
  /** Whether to show its quote. */
  readonly isQuoted: boolean;
}

/** A press item as a row: its picture beside its words. */
export function PressEntry({ of: item, isQuoted }: PressEntryProps) {
  const titleId = useId();
  return (
    <article data-source-file={item.sourceFile} aria-labelledby={titleId}>
      {isQuoted && item.quote && (
        <Quote>
          <EntryQuote of={item.quote} />
        </Quote>
      )}
      <Row>
        <PressPicture of={item} sizes={sizes} />
        <Words>
          <Origin of={item} />
          <Text text={item.title} as={Title} id={titleId} />
          <Text text={item.summary} as={Summary} />
          {item.url && (
            <Action>
              <PressLink of={item} />
            </Action>
          )}
        </Words>
      </Row>
    </article>
  );
}

const sizes = '(min-width: 86em) 26rem, (min-width: 48em) 31vw, 26vw';

// On phones the year stands above the first picture: `--year` is the room that it takes.
const Quote = styled.div({
  paddingBlock: `calc(var(--year) + ${space[6]}) ${space[8]}`,
  '& + *': { '--year': '0rem' },
  [from.medium]: { paddingBlock: `${space[8]} clamp(${space[8]}, 5vw, ${space[16]})` },
});

const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  columnGap: space[4],
  [below.medium]: { '& > [data-picture]': { marginBlockStart: 'var(--year)' } },
  [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.gutter },
});

const Words = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  // On phones the lines are short: smaller letters hold more words in each.
  [below.medium]: {
    '& > p': { fontSize: size.small, lineHeight: 1.55 },
    '& > p:has(time)': { fontSize: '.75rem', letterSpacing: '.12em' },
  },
  [from.medium]: { gap: space[3] },
  maxInlineSize: '44rem',
});

// At the foot of the picture, where there are fewer words.
const Action = styled.p({ marginBlock: `auto -${space[3]}`, lineHeight: 1 });

/** A press item's title. */
export const Title = styled.h3({ fontSize: size.item });

/** A press item's summary. */
export const Summary = styled.p({ color: colour.muted, maxInlineSize: space.measure });
