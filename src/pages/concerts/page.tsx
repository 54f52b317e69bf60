import styled from '@emotion/styled';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { AsOf } from './as-of.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { atCurrentPerformance, byDate, isOver, isPast, nextConcert } from './schedule.ts';
import { colour, size, space } from '../../theme/tokens.ts';
import { Earlier } from './earlier.tsx';
import { Feature } from './feature.tsx';
import { Months } from './months.tsx';
import { NowContext } from './now.ts';
import { SingleConcert } from './single-concert.tsx';
import { Subscribe } from './subscribe.tsx';
import type { ConcertsPage } from './data.ts';

/** The concerts, or one of them alone. */
export function Page(data: ConcertsPage) {
  const { builtAt, part } = data.content;
  return (
    <NowContext value={useNow(builtAt)}>
      {part === undefined ? <All {...data} /> : <SingleConcert />}
    </NowContext>
  );
}

/** The next concert large, the others by month, those that are over by year. */
function All({ title, messages, content }: ConcertsPage) {
  const { asOf, coming, earlier } = content;
  const now = use(NowContext);
  const [list, isRemade] = useRemade(coming);
  const shown = coming.map((concert) => atCurrentPerformance(concert, now)).sort(byDate);
  const [over, rest] = [true, false].map((state) =>
    shown.filter((concert) => isPast(concert, now) === state),
  );
  const past = [...(over ?? []), ...earlier.map((concert) => atCurrentPerformance(concert, now))];
  const next = nextConcert(rest ?? [], now);
  return (
    <Container>
      <PageHead title={title} />
      <AsOf day={asOf} />
      <div key={isRemade ? 'opened' : 'built'} ref={list}>
        {next && <Feature of={next} heading="h2" />}
        <Months of={rest?.filter((concert) => concert !== next) ?? []} />
        {rest?.length === 0 && <Text text={messages['concerts.none']} as={None} />}
        <Subscribe />
        <Earlier of={past.sort(byDate).reverse()} />
      </div>
    </Container>
  );
}

/**
 * Whether the list is made anew, once, because some are over that weren't when the page was built: nothing that stays
 * moves. While the focus is in it, it stays.
 */
function useRemade(coming: ConcertsPage['content']['coming']) {
  const list = useRef<HTMLDivElement>(null);
  const [isRemade, setRemade] = useState(false);
  useLayoutEffect(() => {
    const isStale = coming.some(({ performances }) =>
      performances.some((each) => isOver(each, Date.now())),
    );
    if (isStale && !list.current?.contains(document.activeElement)) setRemade(true);
  }, [coming]);
  return [list, isRemade] as const;
}

const None = styled.p({
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${colour.line}`,
  color: colour.muted,
  fontSize: size.lead,
});
