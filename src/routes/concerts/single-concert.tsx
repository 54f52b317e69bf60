import styled from '@emotion/styled';
import { AsOf } from '../../components/as-of.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Text } from '../../components/text.tsx';
import { isOver } from '../../site/next-concert.ts';
import { colour, space } from '../../theme/tokens.ts';
import { Feature } from './feature.tsx';

interface SingleConcertProps {
  /** In milliseconds. */
  readonly now: number;
}

/** A concert on a page of its own. */
export function SingleConcert({ now }: SingleConcertProps) {
  const { messages, content } = usePage('concerts');
  const [concert] = content.coming;
  if (!concert) return null;
  return (
    <Page>
      <AsOf of={content.asOf} />
      <Feature of={concert} heading="h1" />
      <Over>{isOver(concert, now) && <Text of={messages['concerts.over']} />}</Over>
      <ButtonLink to="concerts">
        <Text of={messages['concerts.all']} />
      </ButtonLink>
    </Page>
  );
}

const Page = styled(Container)({
  paddingBlock: `calc(${space.header} + ${space[12]}) ${space[12]}`,
});

// Its room is kept, so that nothing moves.
const Over = styled.p({
  minBlockSize: space[12],
  color: colour.muted,
});
