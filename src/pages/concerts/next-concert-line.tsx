import styled from '@emotion/styled';
import { noScriptOnly } from '../../theme/layout.ts';
import { space } from '../../theme/tokens.ts';
import { LinkToPage } from '../../ui/link.tsx';
import { TeaserLine } from '../../ui/teaser-line.tsx';
import { Small, Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-hydrated.ts';
import type { UpcomingConcerts } from './data.ts';
import { nextConcert } from './schedule.ts';

/** The next concert in a line of another page; renders nothing if none is upcoming. */
export function NextConcertLine({ builtAt, dateNote, upcoming }: UpcomingConcerts) {
  const next = nextConcert(upcoming, useNow(builtAt));
  if (!next) return null;
  return (
    <TeaserLine>
      <LinkToPage to="concerts">
        <Text text={next.text} />
      </LinkToPage>
      <Text text={dateNote} as={BuildDateNote} />
    </TeaserLine>
  );
}

/** The day on which a list was built, shown where no script updates it. */
export const BuildDateNote = styled(Small)({ marginBlockEnd: space[3], ...noScriptOnly });
