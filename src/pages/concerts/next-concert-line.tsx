import styled from '@emotion/styled';
import { noScriptOnly } from '../../theme/layout.ts';
import { space } from '../../theme/tokens.ts';
import { LinkToPage } from '../../ui/link.tsx';
import { TeaserLine } from '../../ui/teaser-line.tsx';
import { Small, Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-hydrated.ts';
import type { UpcomingConcerts } from './data.ts';
import { nextConcert } from './schedule.ts';

/** The next concert in one line of another page; nothing where none is to come any more. */
export function NextConcertLine({ builtAt, buildDateNote: asOf, coming }: UpcomingConcerts) {
  const next = nextConcert(coming, useNow(builtAt));
  if (!next) return null;
  return (
    <TeaserLine>
      <LinkToPage to="concerts">
        <Text text={next.text} />
      </LinkToPage>
      <Text text={asOf} as={BuildDateNote} />
    </TeaserLine>
  );
}

/** The day that a list was made on, where no script can bring it up to date. */
export const BuildDateNote = styled(Small)({ marginBlockEnd: space[3], ...noScriptOnly });
