import styled from '@emotion/styled';
import type { Photo } from '../../content/schema/collections.ts';
import { motion, when } from '../../theme/tokens.ts';
import { Picture } from '../picture.tsx';

interface SlideProps {
  readonly of: Photo;
  readonly place: 'before' | 'here' | 'after';
}

/** A photograph as large as its room and its own pixels allow. */
export function Slide({ of: { image, alt }, place }: SlideProps) {
  const ratio = image.width / image.height;
  return (
    <Frame data-place={place} $ratio={ratio} $most={image.width}>
      <Picture
        of={image}
        alt={alt}
        sizes={`min(92vw, ${(80 * ratio).toFixed(1)}vh)`}
        priority={place === 'here'}
      />
    </Frame>
  );
}

const moves = `opacity .4s ${motion.ease}, transform .4s ${motion.ease}`;

const Frame = styled.div<{ $ratio: number; $most: number }>(({ $ratio, $most }) => ({
  gridArea: '1 / 1',
  // Its height follows from its proportions: never more than its room's, nor 90 % of the window's.
  inlineSize: `min(100cqi, ${$ratio} * 100cqb, ${$ratio} * 90vh, ${$most}px)`,
  transition: `${moves}, visibility 0s`,
  '&[data-place=here]': { transform: 'translateX(var(--drag, 0px))' },
  '&[data-place=before]': { transform: 'translateX(-24px)' },
  '&[data-place=after]': { transform: 'translateX(24px)' },
  '&:not([data-place=here])': {
    opacity: 0,
    visibility: 'hidden',
    transition: `${moves}, visibility 0s .4s`,
  },
  '[style*="--drag"] > &[data-place=here]': { transition: 'none' },
  [when.still]: { transform: 'none !important' },
}));
