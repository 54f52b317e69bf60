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

/** An item's publication, and its critic, type and date as far as they are known. */
export function Origin({ item }: OriginProps) {
  const messages = useTexts<typeof texts>();
  const { publication, critic, type, date } = item;
  return (
    <OriginLine>
      <Publication>{publication}</Publication>
      {critic && <span>{critic}</span>}
      {type && (
        <Kind>
          {type !== 'article' && <Icon name={type === 'video' ? 'play' : 'radio'} />}
          <Text text={messages[`press.${type}`]} />
        </Kind>
      )}
      {date && <time dateTime={date.value}>{date.text}</time>}
    </OriginLine>
  );
}

const gap = space[6];

// Each has a dot before it; the clip path hides the one at the start of a line.
const OriginLine = styled(Label)({
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

const Publication = styled.span({ color: colour.brass });

const Kind = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  '& svg': { fontSize: '1.2em', marginInlineEnd: space[2] },
});
