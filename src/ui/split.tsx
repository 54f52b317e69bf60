import styled from '@emotion/styled';
import { twoColumns } from '../theme/layout.ts';
import { from, space } from '../theme/tokens.ts';

interface SplitProps {
  /** The fractions of the two columns; a single column if omitted. */
  readonly shares?: readonly [number, number];
  /** The minimum width of the viewport for two columns. */
  readonly above?: 'medium' | 'large';
}

/** Two columns with a gutter between them. */
export const Split = styled.div<SplitProps>(({ shares, above: breakpoint = 'medium' }) => ({
  display: 'grid',
  columnGap: space.gutter,
  [from[breakpoint]]: shares && { gridTemplateColumns: twoColumns(...shares) },
}));
