import styled from '@emotion/styled';
import { Container } from '../../ui/container.tsx';
import { PageLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-hydrated.ts';
import { AsOf } from './clock.tsx';
import { colour, font, size, space } from '../../theme/tokens.ts';
import type { HomeConcerts } from './data.ts';
import { nextConcert } from './schedule.ts';

/** The next concert in one line of another page; nothing where none is to come any more. */
export function NextConcertLine({ builtAt, asOf, coming }: HomeConcerts) {
  const next = nextConcert(coming, useNow(builtAt));
  if (!next) return null;
  return (
    <ConcertLine>
      <PageLink to="concerts">
        <Text text={next.text} />
      </PageLink>
      <AsOf day={asOf} />
    </ConcertLine>
  );
}

const ConcertLine = styled(Container)({
  paddingBlock: space[6],
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: space.target,
    color: colour.ivory,
    fontFamily: font.display,
    fontSize: size.item,
    fontVariantNumeric: 'lining-nums',
    textDecorationColor: colour.brassFaint,
    textDecorationThickness: 1,
    textUnderlineOffset: '.35em',
  },
});
