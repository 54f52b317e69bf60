import styled from '@emotion/styled';
import { Icon } from '../../components/icons.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { Text } from '../../components/text.tsx';
import type { ListedItem } from '../../site/page-data/press.ts';
import { colour, space } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';

interface OriginProps {
  readonly of: ListedItem;
}

/** Who published an item, as what, and when. */
export function Origin({ of: { publication, type, date, dateInWords } }: OriginProps) {
  const { messages } = useShell();
  return (
    <Line>
      <Publication>{publication}</Publication>
      <Kind>
        {type !== 'article' && <Icon name={type === 'video' ? 'play' : 'radio'} />}
        <Text of={messages[`press.${type}`]} />
      </Kind>
      <time dateTime={date}>{dateInWords}</time>
    </Line>
  );
}

const Line = styled.p({
  ...label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  rowGap: space[1],
  color: colour.muted,
  // A dot behind each but the last, so that none begins a line.
  '& > span::after': {
    content: '"·" / ""',
    marginInlineStart: space[3],
    color: colour.muted,
  },
});

const Publication = styled.span({ color: colour.brass });

const Kind = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  '& svg': { fontSize: '1.2em', marginInlineEnd: space[2] },
});
