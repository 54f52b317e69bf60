import styled from '@emotion/styled';
import { Container } from '../../components/container.tsx';
import { Label } from '../../components/label.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { Text } from '../../components/text.tsx';
import type { BiographyCard } from '../../site/page-data/biography.ts';
import { from, size, space, when } from '../../theme/tokens.ts';
import { InsightCard } from './insight-card.tsx';

interface InsightProps {
  readonly biographies: readonly BiographyCard[];
}

/** Three ways into one art: a card for each biography, leading to its tab. */
export function Insight({ biographies }: InsightProps) {
  const { messages } = useShell();
  return (
    <Section>
      <Head>
        <Text of={messages['home.insightLabel']} as={Label} />
        <Text of={messages['home.insightTitle']} as={Title} />
      </Head>
      <Cards>
        {biographies.map((biography, index) => (
          <li key={biography.slug}>
            <Reveal order={index}>
              <InsightCard biography={biography} />
            </Reveal>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Section = styled(Container)({
  paddingBlockStart: space.section,
  [when.print]: { paddingBlockStart: space[8] },
}).withComponent('section');

const Head = styled(Reveal)({
  display: 'grid',
  gap: space[6],
  marginBlockEnd: 'clamp(3rem, 6vw, 5.5rem)',
});

const Title = styled.h2({ maxInlineSize: '13em', fontSize: size.statement });

const step = 'clamp(1.5rem, 5vw, 4.5rem)';

const Cards = styled.ul({
  display: 'grid',
  gap: `${space[12]} clamp(1rem, 2.4vw, 2rem)`,
  counterReset: 'card',
  '& > li': { counterIncrement: 'card' },
  [from.medium]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    alignItems: 'start',
    '& > li:nth-of-type(3n + 2)': { marginBlockStart: step },
    '& > li:nth-of-type(3n)': { marginBlockStart: `calc(2 * ${step})` },
  },
  [when.print]: { '& > li:nth-of-type(n)': { marginBlockStart: 0 } },
});
