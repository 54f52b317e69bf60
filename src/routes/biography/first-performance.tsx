import styled from '@emotion/styled';
import { useShell } from '../../components/shell-context.tsx';
import { Text } from '../../components/text.tsx';
import type { Premiere } from '../../content/schema/collections.ts';
import { colour, size } from '../../theme/tokens.ts';

interface FirstPerformanceProps {
  readonly of: Premiere;
  readonly dateInWords: string | undefined;
}

/** When, where and by whom a work was first performed. */
export function FirstPerformance({
  of: { date, venue, place, performers },
  dateInWords,
}: FirstPerformanceProps) {
  const { messages } = useShell();
  return (
    <Line>
      <Text of={messages['biography.premiere']} /> <time dateTime={date}>{dateInWords}</time>,{' '}
      <Text of={venue} />, <Text of={place} />.
      {performers && (
        <>
          {' '}
          <Text of={performers} />.
        </>
      )}
    </Line>
  );
}

const Line = styled.p({ color: colour.muted, fontSize: size.small });
