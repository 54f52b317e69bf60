import styled from '@emotion/styled';
import { twoColumns } from '../theme/layout.ts';
import { from, space } from '../theme/tokens.ts';

interface SplitProps {
  /** Those of the two columns; without them there is one. */
  readonly shares?: readonly [number, number];
  /** The width from which on they stand beside each other. */
  readonly breakpoint?: 'medium' | 'large';
}

/** Two columns with a gutter between them. */
export const Split = styled.div<SplitProps>(({ shares, breakpoint: at = 'medium' }) => ({
  display: 'grid',
  columnGap: space.gutter,
  [from[at]]: shares && { gridTemplateColumns: twoColumns(...shares) },
}));
