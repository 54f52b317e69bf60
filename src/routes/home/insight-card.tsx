import styled from '@emotion/styled';
import { PageLink } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import type { BiographyCard } from '../../site/page-data/biography.ts';
import { colour, from, motion, size, space, when } from '../../theme/tokens.ts';

interface InsightCardProps {
  readonly biography: BiographyCard;
}

/** A biography's photograph, title and summary; the whole of it leads to its tab. */
export function InsightCard({ biography }: InsightCardProps) {
  const { slug, image, alt, title, summary } = biography;
  return (
    <Card>
      <Frame>
        <Picture of={image} alt={alt} sizes={sizes} />
      </Frame>
      <Caption>
        <Title>
          <CardLink to="biography" hash={slug}>
            <Text of={title} />
          </CardLink>
        </Title>
        <Text of={summary} as={Summary} />
      </Caption>
    </Card>
  );
}

const sizes = '(min-width: 84em) 26rem, (min-width: 48em) 31vw, (min-width: 36em) 44vw, 92vw';

const near = { filter: 'none', transform: 'scale(1.03)' };

const Card = styled.div({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  [from.small]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
  [from.medium]: { gridTemplateColumns: 'none' },
  '&:focus-within img': near,
  [when.hover]: { '&:hover img': near, '&:hover a': { color: colour.brassBright } },
});

const Frame = styled.div({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  background: colour.raised,
  [when.print]: { display: 'none' },
  '& img': {
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: 'grayscale(1)',
    transition: `filter ${motion.fade} ${motion.ease}, transform ${motion.fade} ${motion.ease}`,
  },
});

const Caption = styled.div({});

const Title = styled.h3({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
  fontSize: size.item,
  '&::after': {
    content: 'counter(card) / ""',
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
