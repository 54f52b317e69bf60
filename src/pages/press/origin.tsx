import styled from '@emotion/styled';
import { Icon } from '../../ui/icons.tsx';
import { Label, Text } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import type { PressItemView } from './data.ts';
import { wrappingRow } from '../../theme/layout.ts';
import { colour, forward, space } from '../../theme/tokens.ts';
import type { texts } from './texts.ts';

interface OriginProps {
  readonly item: PressItemView;
}

/** An item's publication, and its critic, type and date if set. */
export function Origin({ item }: OriginProps) {
  const messages = useTexts<typeof texts>();
  const { publication, critic, type, date } = item;
  return (
    <OriginDetails>
      <PublicationName>{publication}</PublicationName>
      {critic && <span>{critic}</span>}
      {type && (
        <ItemType>
          {type !== 'article' && <Icon name={type === 'video' ? 'play' : 'radio'} />}
          <Text text={messages[`press.${type}`]} />
        </ItemType>
      )}
      {date && <time dateTime={date.value}>{date.text}</time>}
    </OriginDetails>
  );
}

const gap = space[6];

// A dot precedes each part; the clip path hides it at the start of a line.
const OriginDetails = styled(Label)({
  ...wrappingRow,
  rowGap: space[1],
  marginInlineStart: `-${gap}`,
  clipPath: `inset(0 0 0 ${gap})`,
  '[dir=rtl] &': { clipPath: `inset(0 ${gap} 0 0)` },
  color: colour.muted,
  '& > *': { position: 'relative', paddingInlineStart: gap },
  '& > *::before': {
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    insetInlineStart: `calc(${gap} / 2)`,
    transform: `translateX(calc(${forward} * -50%))`,
    color: colour.muted,
  },
});

const PublicationName = styled.span({ color: colour.brass });

const ItemType = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  '& svg': { fontSize: '1.2em', marginInlineEnd: space[2] },
});
