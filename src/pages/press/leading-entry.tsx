import styled from '@emotion/styled';
import { useId } from 'react';
import { Text } from '../../ui/text.tsx';
import type { ListedItem } from './data.ts';
import { from, size, space } from '../../theme/tokens.ts';
import { Origin } from './origin.tsx';
import { Summary, Title } from './press-entry.tsx';
import { PressLink } from './press-link.tsx';
import { PressPicture } from './press-picture.tsx';
import { EntryQuote } from './entry-quote.tsx';

interface LeadingEntryProps {
  readonly of: ListedItem;
}

/** The newest item: its quote, then picture and text side by side. */
export function LeadingEntry({ of: item }: LeadingEntryProps) {
  const titleId = useId();
  return (
    <Entry data-source-file={item.sourceFile} aria-labelledby={titleId}>
      {item.quote && <EntryQuote of={item.quote} />}
      <Columns>
        <PressPicture of={item} sizes={sizes} priority />
        <Words>
          <Origin of={item} />
          <Text text={item.title} as={LargeTitle} id={titleId} />
          <Text text={item.summary} as={Summary} />
          <PressLink of={item} />
        </Words>
      </Columns>
    </Entry>
  );
}

// The largest contentful paint on phones: a fifth fewer pixels there are half the bytes.
const sizes = '(min-width: 86em) 45rem, (min-width: 64em) 54vw, (min-width: 48em) 91.5vw, 76vw';

const Entry = styled.article({
  display: 'grid',
  gap: `clamp(${space[12]}, 6vw, 5.5rem)`,
  paddingBlockEnd: `clamp(${space[12]}, 6vw, ${space[24]})`,
});

const Columns = styled.div({
  display: 'grid',
  columnGap: space.gutter,
  rowGap: space[6],
  [from.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Words = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'end',
  gap: space[4],
});

const LargeTitle = styled(Title.withComponent('h2'))({ fontSize: size.section });
