import styled from '@emotion/styled';
import { useId } from 'react';
import { below, colour, size, space } from '../../theme/tokens.ts';
import { TitleLink } from '../../ui/link.tsx';
import { PageTitle } from '../../ui/page-head.tsx';
import { Row } from '../../ui/row.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { Actions } from './actions.tsx';
import { concertAddress } from './addresses.ts';
import { ConcertTime, type ConcertSize } from './concert-time.tsx';
import type { ConcertProps } from './data.ts';
import { ConcertDetails, ConcertPlace } from './concert-details.tsx';

interface ConcertEntryProps extends ConcertProps {
  /** `large` for the next concert, `medium` in a list, `small` (without details) once past. */
  readonly size: ConcertSize;
  /** Whether the page shows this concert only. */
  readonly isAlone?: boolean;
}

/** A concert: its time next to its title and details. */
export function ConcertEntry({ size: $size, isAlone = false, ...props }: ConcertEntryProps) {
  const { ends, slug, title, statusText } = props.concert;
  const { locale } = useShell();
  const titleId = useId();
  // On its own page the title links to the work, if the concert is named after its only one.
  const address = isAlone ? props.concert.titleAddress : concertAddress(locale, slug);
  return (
    <ConcertRow
      entry={props.concert}
      shares={[4, 8]}
      padding={$size}
      data-ends={ends}
      aria-labelledby={titleId}
      $size={$size}
    >
      <ConcertTime {...props} size={$size} isAlone={isAlone} />
      <Stack gap={detailGaps[$size]}>
        <ConcertTitle as={isAlone ? PageTitle : headings[$size]} $size={$size} id={titleId}>
          {address ? <Text text={title} as={TitleLink} to={address} /> : <Text text={title} />}
        </ConcertTitle>
        {$size === 'small' ? (
          <>
            <ConcertPlace {...props} />
            {statusText && <Text text={statusText} as="p" />}
          </>
        ) : (
          <>
            <ConcertDetails {...props} />
            <Actions {...props} />
          </>
        )}
      </Stack>
    </ConcertRow>
  );
}

const rows = {
  large: {
    rowGap: space[8],
    paddingBlock: `clamp(${space[8]}, 5vw, ${space[16]})`,
    borderBlockStartColor: colour.brass,
  },
  medium: { [below.medium]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' } },
  small: { alignItems: 'baseline', color: colour.muted, fontSize: size.small },
} as const;

const detailGaps = { large: 4, medium: 2, small: 0 } as const;

const headings = { large: 'h2', medium: 'h3', small: 'h3' } as const;

const titleSizes = { large: size.statement, medium: size.item, small: size.lead } as const;

const ConcertRow = styled(Row)<{ $size: ConcertSize }>(({ $size }) => rows[$size]);

const ConcertTitle = styled.h3<{ $size: ConcertSize }>(({ $size }) => ({
  color: colour.ivory,
  fontSize: titleSizes[$size],
}));
