import styled from '@emotion/styled';
import { Container } from '../../ui/container.tsx';
import { Label, Text } from '../../ui/text.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import type { BiographyCard } from '../biography/data.ts';
import { from, size, space } from '../../theme/tokens.ts';
import { InsightCard } from './insight-card.tsx';
import type { HomePage } from './data.ts';

interface InsightProps {
  readonly biographies: readonly BiographyCard[];
}

/** A card for each biography, with a link to its tab. */
export function Insight({ biographies }: InsightProps) {
  const { messages } = usePage<HomePage>('home');
  const columns = columnsFor(biographies.length);
  return (
    <Section>
      <Head>
        <Text text={messages['home.insightLabel']} as={Label} />
        <Text text={messages['home.insightTitle']} as={Title} />
      </Head>
      <Cards $columns={columns}>
        {biographies.map((biography, index) => (
          <li key={biography.slug}>
            <Reveal order={index}>
              <InsightCard biography={biography} columns={columns} />
            </Reveal>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

/** Two for four cards, otherwise at most three. */
function columnsFor(count: number): number {
  return count === 4 ? 2 : Math.min(count, 3);
}

const Section = styled(Container)({
  paddingBlockStart: space.section,
}).withComponent('section');

const Head = styled(Reveal)({
  display: 'grid',
  gap: space[6],
  marginBlockEnd: 'clamp(3rem, 6vw, 5.5rem)',
});

const Title = styled.h2({ maxInlineSize: '13em', fontSize: size.statement });

const step = 'clamp(1.5rem, 5vw, 4.5rem)';

const Cards = styled.ul<{ $columns: number }>(({ $columns }) => ({
  display: 'grid',
  gap: `${space[12]} clamp(1rem, 2.4vw, 2rem)`,
  counterReset: 'card',
  '& > li': { counterIncrement: 'card' },
  [from.medium]: {
    gridTemplateColumns: `repeat(${$columns}, minmax(0, 1fr))`,
    alignItems: 'start',
    // Each column starts a step lower than the previous one.
    ...Object.fromEntries(
      Array.from({ length: $columns - 1 }, (_, index) => [
        `& > li:nth-of-type(${$columns}n + ${index + 2})`,
        { marginBlockStart: `calc(${index + 1} * ${step})` },
      ]),
    ),
  },
}));
