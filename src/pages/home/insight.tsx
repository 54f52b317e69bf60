import styled from '@emotion/styled';
import { Container } from '../../ui/container.tsx';
import { Label, Small, Text } from '../../ui/text.tsx';
import { LinkToPage } from '../../ui/link.tsx';
import { coverSizes } from '../../body/picture-file.ts';
import { cover, Picture } from '../../ui/picture.tsx';
import { Reveal } from '../../ui/entrance.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { colour, from, motion, size, space, when } from '../../theme/tokens.ts';
import type { HomePage } from './data.ts';
import type { texts } from './texts.ts';

type Card = HomePage['content']['cards'][number];

interface InsightProps {
  readonly cards: readonly Card[];
  /** The page that each card shows a part of. */
  readonly to: string;
}

/** Cards, each with a link to a part of another page. */
export function Insight({ cards, to }: InsightProps) {
  const messages = useTexts<typeof texts>();
  const columns = columnsFor(cards.length);
  return (
    <InsightSection as="section">
      <Introduction>
        <Text text={messages['home.insightLabel']} as={Label} />
        <Text text={messages['home.insightTitle']} as={InsightTitle} />
      </Introduction>
      <Cards $columns={columns}>
        {cards.map((card, index) => (
          <li key={card.slug}>
            <Reveal order={index}>
              <InsightCard card={card} to={to} columns={columns} />
            </Reveal>
          </li>
        ))}
      </Cards>
    </InsightSection>
  );
}

/** Two for four cards, otherwise at most three. */
function columnsFor(count: number): number {
  return count === 4 ? 2 : Math.min(count, 3);
}

interface InsightCardProps {
  readonly card: Card;
  readonly to: string;
  /** In a single column, picture and text are side by side. */
  readonly columns: number;
}

/** The portrait, title and summary of a biography; the card as a whole links to its tab. */
function InsightCard({ card, to, columns }: InsightCardProps) {
  const { sourceFile, slug, image, alt, title, summary } = card;
  return (
    <CardBox data-source-file={sourceFile} $isAlone={columns === 1}>
      <CardPortrait>
        <Picture picture={image} alt={alt} sizes={coverSizes(image, 4 / 5, sizesFor(columns))} />
      </CardPortrait>
      <div>
        <CardTitle>
          <CardLink to={to} hash={slug}>
            <Text text={title} />
          </CardLink>
        </CardTitle>
        <Text text={summary} as={Summary} />
      </div>
    </CardBox>
  );
}

function sizesFor(columns: number): string {
  const [widest, wide] = columns === 3 ? ['26rem', '31vw'] : ['40rem', '46vw'];
  return `(min-width: 84em) ${widest}, (min-width: 48em) ${wide}, (min-width: 36em) 44vw, 92vw`;
}

const InsightSection = styled(Container)({ paddingBlockStart: space.section });

const Introduction = styled(Reveal)({
  display: 'grid',
  gap: space[6],
  marginBlockEnd: 'clamp(3rem, 6vw, 5.5rem)',
});

const InsightTitle = styled.h2({ maxInlineSize: '13em', fontSize: size.statement });

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

const highlighted = { filter: 'none', transform: 'scale(1.03)' };

const CardBox = styled.div<{ $isAlone: boolean }>(({ $isAlone }) => ({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  [from.small]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
  [from.medium]: $isAlone ? { gap: space[16] } : { gridTemplateColumns: 'none' },
  // A single card has no number.
  ...($isAlone && { '& h3::after': { display: 'none' } }),
  '&:focus-within img': highlighted,
  [when.hover]: { '&:hover img': highlighted, '&:hover a': { color: colour.brassBright } },
}));

const CardPortrait = styled.div({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  background: colour.raised,
  '& img': {
    ...cover,
    filter: 'grayscale(1)',
    transition: `filter ${motion.fade} ${motion.ease}, transform ${motion.fade} ${motion.ease}`,
  },
});

const CardTitle = styled.h3({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
  '&::after': {
    content: ['counter(card)', 'counter(card) / ""'],
    color: colour.brass,
    fontSize: size.lead,
    fontStyle: 'italic',
  },
});

const CardLink = styled(LinkToPage)({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${colour.brass}`, outlineOffset: 6 },
});

const Summary = styled(Small)({ maxInlineSize: '28em' });
