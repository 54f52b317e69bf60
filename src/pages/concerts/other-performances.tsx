import styled from '@emotion/styled';
import { Label, Text } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { wrappingRow } from '../../theme/layout.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import type { ConcertProps } from './data.ts';
import type { texts } from './texts.ts';

export function OtherPerformances({ concert }: ConcertProps) {
  const messages = useTexts<typeof texts>();
  if (concert.others.length === 0) return null;
  return (
    <div>
      <Text text={messages['concerts.also']} as={Also} />
      <List>
        {concert.others.map((each) => (
          <li key={each.id}>
            <time dateTime={each.starts}>{each.dateText}</time>
            {each.hour && <Text text={each.hour} as="span" />}
            {each.statusText && <Text text={each.statusText} as={State} />}
          </li>
        ))}
      </List>
    </div>
  );
}

const Also = styled(Label)({ paddingBlockEnd: space[1], color: colour.muted });

const List = styled.ul({
  fontSize: size.small,
  '& li + li': { marginBlockStart: space[1] },
  '& li': { ...wrappingRow, alignItems: 'baseline', columnGap: space[4] },
});

const State = styled.span({ color: colour.brassBright });
