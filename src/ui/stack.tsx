import styled from '@emotion/styled';
import { space } from '../theme/tokens.ts';

interface StackProps {
  readonly gap: 0 | keyof typeof space;
}

/** A vertical stack of equally spaced children. */
export const Stack = styled.div<StackProps>(({ gap }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: gap && space[gap],
}));
