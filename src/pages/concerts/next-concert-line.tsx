import styled from '@emotion/styled';
import { Container } from '../../ui/container.tsx';
import { PageLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-hydrated.ts';
import { AsOf } from './clock.tsx';
import { touchable } from '../../theme/layout.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import { serifFigures } from '../../theme/type.ts';
import type { ComingConcerts } from './data.ts';
import { nextConcert } from './schedule.ts';

/** The next concert in one line of another page; nothing where none is to come any more. */
export function NextConcertLine({ builtAt, asOf, coming }: ComingConcerts) {
  const next = nextConcert(coming, useNow(builtAt));
  if (!next) return null;
  return (
    <ConcertLine>
      <PageLink to="concerts">
        <Text text={next.text} />
      </PageLink>
      <Text text={asOf} as={AsOf} />
    </ConcertLine>
  );
}

const ConcertLine = styled(Container)({
  paddingBlock: space[6],
  '& a': {
    ...touchable,
    ...serifFigures,
    color: colour.ivory,
    fontSize: size.item,
    textDecorationColor: colour.brassFaint,
    textDecorationThickness: 1,
    textUnderlineOffset: '.35em',
  },
});
