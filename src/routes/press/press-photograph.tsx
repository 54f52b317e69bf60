import styled from '@emotion/styled';
import { coverSizes, Picture } from '../../components/picture.tsx';
import { motion, when } from '../../theme/tokens.ts';
import type { ListedItem } from '../../site/page-data/press.ts';

interface PressPhotographProps {
  readonly of: ListedItem;
  /** In the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Whether it is above the fold. */
  readonly priority?: boolean;
}

const ratio = 3 / 2;

/** A press item's photograph, if it has one. */
export function PressPhotograph({ of: item, sizes, priority = false }: PressPhotographProps) {
  const { image, alt } = item;
  if (!image) return null;
  return (
    <Photograph data-photograph="">
      <Picture
        of={image}
        alt={alt ?? ''}
        sizes={coverSizes(image, ratio, sizes)}
        priority={priority}
      />
    </Photograph>
  );
}

const Photograph = styled.div({
  '& img': {
    aspectRatio: `${ratio}`,
    objectFit: 'cover',
    filter: 'grayscale(1)',
    transition: `filter .6s ${motion.ease}`,
  },
  [when.hover]: { 'article:hover & img': { filter: 'grayscale(0)' } },
});
