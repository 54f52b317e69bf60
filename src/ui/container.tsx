import styled from '@emotion/styled';
import { space } from '../theme/tokens.ts';

/** The page's column: at most 80 rem of content between two gutters. */
export const Container = styled.div({
  inlineSize: '100%',
  maxInlineSize: `calc(${space.page} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
});
