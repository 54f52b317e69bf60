import styled from '@emotion/styled';
import { use } from 'react';
import { AsOf } from './as-of.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import { localAddress } from '../../site/addresses.ts';
import { atCurrentPerformance, isPast, nextConcert } from './schedule.ts';
import { colour, space } from '../../theme/tokens.ts';
import { Feature } from './feature.tsx';
import { NowContext } from './now.ts';
import type { ConcertsPage } from './data.ts';

/** A concert on a page of its own. */
export function SingleConcert() {
  const now = use(NowContext);
  const { locale } = useShell();
  const { messages, content } = usePage<ConcertsPage>('concerts');
  const [found] = [...content.coming, ...content.earlier];
  if (!found) return null;
  const concert = atCurrentPerformance(found, now);
  const isDone = isPast(concert, now);
  const next = nextConcert(content.next ?? [], now);
  return (
    <Page>
      <AsOf day={content.asOf} />
      <Feature of={concert} heading="h1" />
      <Over>
        {isDone && <Text text={messages['concerts.over']} />}{' '}
        {isDone && next && (
          <SiteLink to={localAddress(locale, `concerts/${next.slug}`)}>
            <Text text={next.text} />
          </SiteLink>
        )}
      </Over>
      <ButtonLink to="concerts">
        <Text text={messages['concerts.all']} />
      </ButtonLink>
    </Page>
  );
}

const Page = styled(Container)({
  paddingBlock: `calc(${space.header} + ${space[12]}) ${space[12]}`,
});

// Its room is kept, so that nothing moves.
const Over = styled.p({
  minBlockSize: `calc(${space[12]} + ${space[8]})`,
  paddingBlockEnd: space[4],
  color: colour.muted,
  '& a': { color: colour.ivory },
});
