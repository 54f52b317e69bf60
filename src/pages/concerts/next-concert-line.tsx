import styled from '@emotion/styled';
import { onlyUnscripted } from '../../theme/layout.ts';
import { space } from '../../theme/tokens.ts';
import { PageLink } from '../../ui/link.tsx';
import { PageLine } from '../../ui/page-line.tsx';
import { Small, Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-hydrated.ts';
import type { ComingConcerts } from './data.ts';
import { nextConcert } from './schedule.ts';

/** The next concert in one line of another page; nothing where none is to come any more. */
export function NextConcertLine({ builtAt, asOf, coming }: ComingConcerts) {
  const next = nextConcert(coming, useNow(builtAt));
  if (!next) return null;
  return (
    <PageLine>
      <PageLink to="concerts">
        <Text text={next.text} />
      </PageLink>
      <Text text={asOf} as={AsOf} />
    </PageLine>
  );
}

/** The day that a list was made on, where no script can bring it up to date. */
export const AsOf = styled(Small)({ marginBlockEnd: space[3], ...onlyUnscripted });
