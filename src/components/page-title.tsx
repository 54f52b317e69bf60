import styled from '@emotion/styled';
import { size } from '../theme/tokens.ts';
import { display } from '../theme/type.ts';
import { slideIn } from './entrance.ts';

/** A page's large heading. */
export const PageTitle = styled.h1({
  ...display,
  fontSize: size.page,
  lineHeight: 1,
  // Optical: the serif capital's side bearing sets it in from the grid's edge.
  marginInlineStart: '-.03em',
  ...slideIn(),
});
