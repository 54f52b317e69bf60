import styled from '@emotion/styled';
import { PageLink } from '../../ui/link.tsx';
import { cover, coverSizes, Picture } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import type { BiographyCard } from '../biography/data.ts';
import { colour, from, motion, size, space, when } from '../../theme/tokens.ts';

interface InsightCardProps {
  readonly biography: BiographyCard;
  /** The number of columns; a single card sets picture and text side by side. */
  readonly columns: number;
}

/** A biography's photograph, title and summary; the whole card links to its tab. */
export function InsightCard({ biography, columns }: InsightCardProps) {
  const { sourceFile, slug, image, alt, title, summary } = biography;
  return (
    <Card data-source-file={sourceFile} $isAlone={columns === 1}>
      <Portrait>
        <Picture picture={image} alt={alt} sizes={coverSizes(image, 4 / 5, sizesFor(columns))} />
      </Portrait>
      <div>
        <Title>
          <CardLink to="biography" hash={slug}>
            <Text text={title} />
          </CardLink>
        </Title>
        <Text text={summary} as={Summary} />
      </div>
    </Card>
  );
}

function sizesFor(columns: number): string {
  const [widest, wide] = columns === 3 ? ['26rem', '31vw'] : ['40rem', '46vw'];
  return `(min-width: 84em) ${widest}, (min-width: 48em) ${wide}, (min-width: 36em) 44vw, 92vw`;
}

const highlighted = { filter: 'none', transform: 'scale(1.03)' };

const Card = styled.div<{ $isAlone: boolean }>(({ $isAlone }) => ({
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

const Portrait = styled.div({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  background: colour.raised,
  '& img': {
    ...cover,
    filter: 'grayscale(1)',
    transition: `filter ${motion.fade} ${motion.ease}, transform ${motion.fade} ${motion.ease}`,
  },
});

const Title = styled.h3({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
  fontSize: size.item,
  '&::after': {
    content: ['counter(card)', 'counter(card) / ""'],
    color: colour.brass,
    fontSize: size.lead,
    fontStyle: 'italic',
  },
});

const CardLink = styled(PageLink)({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${colour.brass}`, outlineOffset: 6 },
});

const Summary = styled.p({ maxInlineSize: '28em', color: colour.muted, fontSize: size.small });
