import styled from '@emotion/styled';
import { useState } from 'react';
import { AsOf } from '../components/as-of.tsx';
import { Container } from '../components/container.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Text } from '../components/text.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useNow } from '../components/use-now.ts';
import { atNext, inOrder, isOver, isRunOver, nextConcert } from '../site/next-concert.ts';
import type { PageData } from '../site/page-data/page-data.ts';
import { colour, size, space } from '../theme/tokens.ts';
import { Earlier } from './concerts/earlier.tsx';
import { Feature } from './concerts/feature.tsx';
import { Months } from './concerts/months.tsx';
import { SingleConcert } from './concerts/single-concert.tsx';
import { Subscribe } from './concerts/subscribe.tsx';

/** The concerts: the next one large, the others by month, those that are over by year. Or one of them alone. */
export function Page({ title, messages, content }: PageData<'concerts'>) {
  const { builtAt, asOf, coming, earlier, part } = content;
  const now = useNow(builtAt);
  const isHydrated = useHydrated();
  const [openedAt] = useState(Date.now);
  if (part !== undefined) return <SingleConcert now={now} />;
  const shown = coming.map((concert) => atNext(concert, now)).sort(inOrder);
  const [over, rest] = [true, false].map((state) =>
    shown.filter((concert) => isRunOver(concert, now) === state),
  );
  const past = [...(over ?? []), ...earlier.map((concert) => atNext(concert, now))];
  const wasStale = coming.some(({ performances }) =>
    performances.some((each) => isOver(each, openedAt)),
  );
  const next = nextConcert(rest ?? [], now);
  return (
    <Container>
      <PageHead title={title} />
      <AsOf of={asOf} />
      {/* Made anew, once, where some are over that weren't when the page was built: nothing that stays moves. */}
      <div key={isHydrated && wasStale ? 'opened' : 'built'}>
        {next && <Feature of={next} heading="h2" />}
        <Months of={rest?.filter((concert) => concert !== next) ?? []} />
        {rest?.length === 0 && <Text of={messages['concerts.none']} as={None} />}
        <Subscribe />
        <Earlier of={past.sort(inOrder).reverse()} />
      </div>
    </Container>
  );
}

const None = styled.p({
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${colour.line}`,
  color: colour.muted,
  fontSize: size.lead,
});
