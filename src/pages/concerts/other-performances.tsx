import styled from '@emotion/styled';
import { Label, Text } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { wrappingRow } from '../../theme/layout.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import type { ConcertProps } from './data.ts';
import type { texts } from './texts.ts';

export function OtherPerformances({ concert }: ConcertProps) {
  const messages = useTexts<typeof texts>();
  if (concert.otherPerformances.length === 0) return null;
  return (
    <div>
      <Text text={messages['concerts.also']} as={DatesLabel} />
      <DateList>
        {concert.otherPerformances.map(({ id, starts, dateText, hour, statusText }) => (
          <li key={id}>
            <time dateTime={starts}>{dateText}</time>
            {hour && <Text text={hour} as="span" />}
            {statusText && <Text text={statusText} as={PerformanceStatus} />}
          </li>
        ))}
      </DateList>
    </div>
  );
}

const DatesLabel = styled(Label)({ paddingBlockEnd: space[1], color: colour.muted });

const DateList = styled.ul({
  fontSize: size.small,
  '& li + li': { marginBlockStart: space[1] },
  '& li': { ...wrappingRow, alignItems: 'baseline', columnGap: space[4] },
});

const PerformanceStatus = styled.span({ color: colour.brassBright });
